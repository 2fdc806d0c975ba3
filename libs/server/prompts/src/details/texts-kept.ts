import { quote, type PromptReading } from '../prompt-reading.ts';
import { END } from '../rewordings/ends.ts';
import { hidesAll, TEXT_HINT } from './hidden-texts.ts';

/*
 * "Hide the address, but keep the total visible": some of the text shall stay readable, but a blur of text hides all of it.
 */

const WRITING =
  '(?:total(?:s|e|betrag)?|gesamt(?:betrag|summe)|sums?|amounts?|names?|dates?|numbers?|prices?|address(?:es)?|title|headline|signature|summen?|beträge?|betrag|name|namen|datum|nummer|preise?|adresse|titel|überschrift|unterschrift|suma|importe|nombres?|apellidos?|fechas?|números?|precios?|dirección|título|firma|somme|montant|noms?|prénoms?|dates?|numéros?|prix|titre|signature|soma|valor|nomes?|datas?|preços?|endereço|assinatura|somma|importo|nom[ei]|cognom[ei]|dat[ae]|numer[oi]|prezz[oi]|indirizzo|titolo)';
const DETERMINER =
  "(?:the |my |our |his |her |its |de[rmn] |die |das |mein(?:e[nrms]?)? |el |la |los |las |mi |su |le |les |l['’]|mon |ma |o |a |os |as |meu |minha |il |lo |i |gli |il mio |la mia )";
const SEEN =
  '(?:visible|readable|legible|seen|read|unblurred|sichtbar|lesbar|erkennbar|(?:zu )?sehen|(?:zu )?lesen|verse|leerse|vea|lea|ve|lee|lisible|voi[er]|lire|visível|legível|ver|ler|visibile|leggibile|vedere|leggere|veda|legga)';
const STAYS =
  '(?:keep|leave|must|should|has to|have to|needs? to|stays?|remains?|lass\\p{L}*|soll(?:te|en)?|muss|müssen|bleib\\p{L}*|dej\\p{L}*|quede\\p{L}*|tien\\p{L}* que|deb\\p{L}*|mant\\p{L}*|gard\\p{L}*|laiss\\p{L}*|doi\\p{L}*|reste\\p{L}*|deix\\p{L}*|fique\\p{L}*|tem que|precisa|deve\\p{L}*|lasci\\p{L}*|resti|restare|si deve)';
const NOT =
  "(?:not|n['’]t|never|nobody|no one|nicht|nie|niemals|niemand|keiner|no|nunca|nadie|pas|plus|jamais|personne|não|ninguém|non|mai|nessuno)";
/** More words of the same clause. */
const INSIDE = '(?:(?! (?:but|aber|pero|mais|mas|ma) )[^,.;!?])*?';
/** What can still be read without “but” before it is a complaint: "the name can still be read, blur it". */
const STILL = `(?:but|so that) (?:(?:\\p{L}+ )?can still (?:see|read) ${DETERMINER}${WRITING}|${DETERMINER}${WRITING} can still be ${SEEN})`;
const [KEPT_VISIBLE, NEGATED, EXCEPTED] = [
  `(?<!\\p{L})(?:${STAYS}${INSIDE} ${WRITING}(?!\\p{L})${INSIDE} ${SEEN}|${STAYS} (?:${INSIDE} )?${SEEN} ${DETERMINER}${WRITING}|${DETERMINER}${WRITING}(?!\\p{L})${INSIDE} ${STAYS}${INSIDE} ${SEEN}|${STILL})(?!\\p{L})`,
  `(?<!\\p{L})${NOT}(?!\\p{L})`,
  `(?<!\\p{L})(?:except(?: for)?|(?:but|just|only) not|außer|(?:nur|aber|bloß) nicht|excepto|salvo|menos|pero no|sauf|mais pas|exceto|mas não|tranne|eccetto|ma non) ${DETERMINER}?${WRITING}${END}`,
].map((pattern) => new RegExp(pattern, 'iu')) as [RegExp, RegExp, RegExp];

/** Returns the beginning of the last clause, such as "nobody" before "should be able to read the name". */
const beginOfClause = (prompt: string): string =>
  prompt.split(/[,.;!?]| (?:but|aber|pero|mais|mas|ma) /iu).at(-1) ?? '';

const keptTextIn = (prompt: string): string | null => {
  const kept = KEPT_VISIBLE.exec(prompt);
  if (kept !== null && !NEGATED.test(`${beginOfClause(prompt.slice(0, kept.index))}${kept[0]}`))
    return kept[0];
  return EXCEPTED.exec(prompt)?.[0] ?? null;
};

/** Refuses the reading if it would hide all text although the prompt asks to keep some of it readable. */
export const withTextsKept = (reading: PromptReading, prompt: string): PromptReading => {
  const kept = reading.steps.some(hidesAll) ? keptTextIn(prompt) : null;
  return kept === null ? reading : { steps: [], notPossible: [quote(kept)], hints: [TEXT_HINT] };
};
