import { operationOf } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { RECOGNISABLE } from '../rules/faces-spared.ts';
import type { Word } from '../words/words.ts';

/** Words for what a step does anyway, or for what it works on. */
export interface Said {
  readonly isDone: (step: PlannedStep) => boolean;
  /** True for words that ask for nothing more. `steps` are all that are done. */
  readonly isSaid: (
    text: string,
    words: readonly Word[],
    step: PlannedStep,
    steps: readonly PlannedStep[],
  ) => boolean;
}

const does =
  (...operations: readonly string[]) =>
  ({ operation }: PlannedStep): boolean =>
    operations.includes(operation);
const named = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const NOT = named(
  "not|no|without|don t|don't|nicht|kein\\p{L}*|ohne|sin|pas|sans|não|nao|sem|non|senza|leave|keep|except|but|only",
);

/** A thing or a part that is no plate and no vehicle with one. */
const isOfOther = (word: Word): boolean =>
  [...word.concepts].some((concept) =>
    /^(?:thing:(?!car|truck|bus|motorcycle|person)|region:(?!license plate)|op:(?!blur|pixelate)|color:|beyond:)/.test(
      concept,
    ),
  ) || says(word, 'face', 'background', 'skin');
/** What is written in a picture, in six languages. */
const LETTERED = named(
  'names?|surnames?|address(?:es)?|adress|e-?mails?|phone|numbers?|date of birth|birth ?date|signatures?|codes?|account|iban|prices?|usernames?|password|id|dni|cpf|name[ns]?|adressen?|nummern?|geburtsdatum|unterschrift|preise?|konto\\p{L}*|nombres?|apellidos?|direcci[oó]n|correo|tel[eé]fonos?|n[uú]meros?|fecha de nacimiento|firma|c[oó]digos?|cuenta|precios?|noms?|prénoms?|adresses?|courriels?|t[eé]l[eé]phones?|num[eé]ros?|date de naissance|prix|compte|nomes?|sobrenomes?|endereços?|telefones?|data de nascimento|assinatura|conta|preços?|nome|cognome|indirizz[oi]|numer[oi]|data di nascita|codic[ei](?: fiscale)?|conto|prezz[oi]',
);
/** What may be hidden too, and is no writing. */
const NO_LETTERS = named(
  'faces?|person|people|guys?|man|woman|kids?|logo|plates?|qr|bar ?codes?|gesicht\\p{L}*|kennzeichen|cara|rostro|visages?|plaques?|rosto|placa|viso|volto|targ[ae]|matrícula',
);

/** "The kids' names": whose writing it is. */
const WHOSE =
  /(?<!\p{L})(?:kids?|person|people|guys?|m[ae]n|wom[ae]n)['’]?(?: ?s)? (?=(?:\p{L}+ )?(?:names?|surnames?|addresse?s?|numbers?|signatures?)(?!\p{L}))/giu;

/** Of letters that a flip puts right. */
const REVERSED = named(
  'backwards?|mirrored|reversed|the wrong way(?: round)?|spiegelverkehrt|seitenverkehrt|al revés|espejad[oa]|à l envers|inversée?s?|ao contrário|espelhad[oa]|al contrario|specchiat[oaie]|rovesci\\p{L}*',
);
const PAPER_WHITE =
  /^(?:with |mit |con |avec |com |on |auf |su |sur |en |em )?(?:the |a |das |der |el |la |le |il |o |un |une |um )?(?:(?:paper|background|papier|hintergrund|papel|fondo|fond|fundo|carta|sfondo) (?:kept |stays? |left |should be |bleibt |soll |plain |en |in |que sea |sea |reste |fica )*(?:white|weiß|blanco|blanc|branco|bianc[ao])(?: bleiben| sein| lassen)?|(?:plain )?(?:white|weiße[rsmn]?|blanco|blanc|branco|bianco) (?:paper|background|papier|hintergrund|papel|fondo|fond|fundo|carta|sfondo)|(?:papel|fondo|papier|fond|fundo|carta|sfondo) (?:blanco|blanc|branco|bianc[ao]))$/iu;
const PLAIN_LETTERS =
  /^(?:(?:in |with |mit |in |con |avec |com )?(?:a |an |eine[rnm]? |un |una |une |uma )?)?(?:(?:plain|simple|normal|regular|ordinary|basic|clean|clear|readable|legible) (?:font|letters?|lettering|type|typeface|text)|(?:schlichte?[rns]?|einfache?[rns]?|normale?[rns]?|lesbare?[rns]?) (?:schrift|schriftart|buchstaben)|(?:letra|letras|fuente|tipografía) (?:simple|simples|normal|normales|sencill[oa]s?|legibles?)|(?:police|lettres?|écriture) (?:simples?|normales?|lisibles?|sobre)|(?:letra|letras|fonte) (?:simples|norma(?:l|is)|legíve(?:l|is))|(?:carattere|caratteri|font|scritta) (?:semplic[ei]|normal[ei]|leggibil[ei]))$/iu;
/** A color that a correction takes out of the picture: "enlevez le jaune", "the yellow tint". */
const OUT =
  /^(?:remove|away|off|out|take|get|rid|weg|raus|entferne?n?|quita\p{L}*|elimina\p{L}*|enl[eè]ve[rz]?|retire[rz]?|supprime[rz]?|tira\p{L}*|togli\p{L}*|via|tint|tinge|tone|hue|stich|tono|teinte|dominante|tom|tinta|that|all|tutto|tout|todo)$/iu;
/** A white that a correction of the colors brings back: "the snow should be white", "dovrebbero essere bianco panna". */
const SHOULD_BE_WHITE =
  /(?:should (?:be|look)|are supposed to be|is supposed to be|soll\p{L}*|müsste\p{L}*|deber[ií]an?|tendrían? que|devrai(?:t|ent) être|deve(?:ria|riam) (?:ser|estar)|devia[m]? (?:ser|estar)|dovrebb\p{L}+ essere) (?:\p{L}+ )*(?:(?:off|cream|neutral|creme|rein|natur)? ?-?(?:white|weiß)|neutralweiß|blanc(?:o|a|os|as|he|hes|s)?|branc[oa]s?|bianc(?:o|a|hi|he))(?!\p{L})/iu;
const HIDDEN_BEHIND =
  /^(?:(?:and |she s |he s |they re |it s |who is |is |are |half |partly |partially |almost |y |et |und |e )*)(?:half |partly |partially |a bit |halb |teilweise )?(?:hidden|covered|cut off|standing|sitting|walking|half hidden|verdeckt|halb verdeckt|medio tapad[oa]|à moitié caché[e]?|meio escondid[oa]|mezz[oa] nascost[oa]) (?:by|behind|next to|near|in front of|under|at|von|vom|hinter|por|detrás de|par|derrière|atrás d[aoe]|da|dietro) /iu;
const POINTED_AT =
  /^(?:and |y |et |und |e )?(?:it s|its|it is|that s|thats|she s|he s|i mean|es ist|das ist|ist|es|c est|é|è) (?:the|der|die|das|el|la|le|l|o|a|il|lo) (?:\p{L}+ )?(?:one|ones|eine|vert|verde|de|con|avec|qui|que|che|mit|in|im|am|links|rechts|à|a|on)(?!\p{L})/iu;
const HARD_TO_READ =
  /^(?:it s |its |and |is |very |really |so |ist |sehr |est |muy |très |muito |molto |es |é |è )*(?:hard to read|difficult to read|barely readable|unreadable|illegible|not readable|schwer (?:zu lesen|lesbar)|schlecht (?:zu lesen|lesbar)|kaum lesbar|unleserlich|difícil de le(?:e)?r|ilegible|no se lee|illisible|difficile à lire|on (?:ne )?lit (?:mal|rien)|ilegível|difficile da leggere|illeggibile|non si legge)$/iu;
const SMOOTHED =
  /^(?:(?:can|could) (?:you|u|it|this) |please |pls |just |bitte |kannst du |puedes |peux tu |pode |puoi |me |mi |only |a bit |a little )*(?:smooth(?:en|ed)?|soften(?:ed)?|retouch(?:ed)?|fix|glätte?n?|alis[ae]r?(?:l[ao])?|suaviz[ae]r?(?:l[ao])?|lisse[rz]?|adoucis|liscia(?:l[ao])?|leviga(?:l[ao])?) ?(?:it|this|that|them|sie|es|ihn|la|lo|le|ela|isso)?(?: (?:out|up|please|pls|bitte|a bit|a little|un poco|un peu|um pouco|un po|porfa|stp|svp))*$/iu;
const LIKE_STREET =
  /^(?:like|as in|wie|como|comme|come) (?:(?:a|an|in|bei|der|la|le|el|die|una|une|uma) )*(?:street photography|street photo|old films?|old movies?|film noir|newspapers?|straßenfotografie|alte filme|fotografía callejera|photo de rue|fotografia de rua|fotografia di strada)$/iu;

/** What is smoothed wherever it is on the skin. */
const BLEMISHES = named(
  'pimples?|spots?|zits?|acne|blemish\\p{L}*|pickel\\p{L}*|granos?|espinillas?|boutons?|espinhas?|brufol[oi]',
);

/** What is hidden wherever it is written. */
const hidesText = ({ operation, options }: PlannedStep): boolean =>
  ['blur', 'pixelate', 'remove-object'].includes(operation) &&
  (options['where'] === 'text' || options['names'] === 'text');

/** What results have or do anyway, and words for it. */
export const HAD_ANYWAY: readonly Said[] = [
  {
    isDone: hidesText,
    isSaid: (text) => LETTERED.test(text) && !NOT.test(text) && !NO_LETTERS.test(text.replace(WHOSE, '')),
  },
  {
    isDone: ({ operation, options }) => operation === 'flip' && options['axis'] === 'horizontal',
    isSaid: (text) => REVERSED.test(text),
  },
  {
    isDone: ({ operation, options }) => {
      const kept = operationOf(operation).keepsFaces;
      return (typeof kept === 'function' ? kept(options) : (kept ?? 0)) > 0;
    },
    isSaid: (text) => RECOGNISABLE.test(text),
  },
  { isDone: does('pencil-sketch'), isSaid: (text) => PAPER_WHITE.test(text) },
  {
    isDone: ({ operation, options }) => operation === 'add-text' && options['font'] === undefined,
    isSaid: (text) => PLAIN_LETTERS.test(text),
  },
  {
    isDone: does('color-correction', 'repair-scratches'),
    isSaid: (_, words) =>
      words.some((word) =>
        [...word.concepts].some((one) =>
          /^(?:color:(?:yellow|orange|green|blue|red|pink|purple|magenta)|cast)$/.test(one),
        ),
      ) &&
      words.every(
        (word) =>
          says(word, 'article', 'filler', 'remove', 'less', 'cast', 'excess', 'strong', 'subtle') ||
          [...word.concepts].some((one) => one.startsWith('color')) ||
          word.text.split(' ').every((one) => OUT.test(one)),
      ),
  },
  {
    isDone: does('color-correction', 'warm-tones', 'cool-tones'),
    isSaid: (text, words) => SHOULD_BE_WHITE.test(text) && !words.some((word) => says(word, 'background')),
  },
  {
    isDone: does('remove-object'),
    isSaid: (text, words) =>
      (HIDDEN_BEHIND.test(text) || POINTED_AT.test(text)) &&
      !words.some((word) => says(word, 'remove', 'keep', 'without', 'not')),
  },
  {
    isDone: ({ operation, options }) => operation === 'remove-object' && options['names'] !== undefined,
    isSaid: (text, words, { options }) =>
      words.length < 4 &&
      String(options['said'])
        .toLowerCase()
        .split(' and ')
        .some((name) => text === name || text === `one ${name}` || text === `the ${name}`),
  },
  { isDone: does('scan-document'), isSaid: (text) => HARD_TO_READ.test(text) },
  {
    // All plates are hidden, whatever else is said of them: "can you read the plates", "the plate of the van".
    isDone: ({ operation, options }) =>
      ['blur', 'pixelate'].includes(operation) && options['where'] === 'license plate',
    isSaid: (text, words) =>
      words.some((word) => says(word, 'region:license plate')) && !words.some(isOfOther) && !NOT.test(text),
  },
  {
    isDone: does('smooth-skin'),
    isSaid: (text) => SMOOTHED.test(text) || (BLEMISHES.test(text) && !NOT.test(text)),
  },
  { isDone: does('black-and-white', 'film-grain'), isSaid: (text) => LIKE_STREET.test(text) },
];
