import { folded, knows, LANGUAGES, type Language } from '../lexicon/lexicon.ts';
import { wordsOf } from '../words/words.ts';
import { namesNothingWished } from './names-nothing-wished.ts';
import { plain } from './plain-words.ts';

/*
 * Sentences that tell something, known by their form: who does something, and a verb of the past or of the person who
 * writes, in six languages. What they name is not looked at here.
 */

const AND =
  '(?:(?:and|but|so|because|cause|cos|since|as|btw|well|y|pero|es que|porque|pues|que|und|aber|denn|weil|ja|et|mais|car|parce que|vu que|puisque|e|mas|é que|pois|já que|ma|perché|visto che|siccome) )*';
const begins = (...patterns: readonly string[]): RegExp =>
  new RegExp(`^${AND}(?:${patterns.join('|')})(?!\\p{L})`, 'iu');
const contains = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'iu');

type ByLanguage = Readonly<Partial<Record<Language, RegExp>>>;

/** People, who do or think something. */
const PERSON: ByLanguage = {
  english: begins(
    '(?:honestly |frankly |sadly |unfortunately |luckily )?(?:i|we|he|she|they)|everyone|everybody|nobody|no one|(?:someone|somebody)(?! s )|people|im|ive|id|weve|were|shes|hes|theyre|you(?! (?:can|could|should|may|must|need|have to|would))|u (?:re|are)',
  ),
  spanish: begins('yo|nosotr[oa]s|él|ella|ellos|ellas|nadie|todos (?:dicen|creen|piensan)'),
  german: begins(
    'ich|wir|er|jeder|niemand|jemand|alle (?:finden|sagen|meinen|denken|lieben|hassen)|sie (?=\\p{L}+(?:t|en|te|ten)(?!\\p{L}))',
  ),
  french: begins(
    'je|j|on|nous|ils|elles|c est (?:l|la|le|ma|mon|les|notre|mes) \\p{L}+ qui|(?:il|elle) (?=(?:a|est|y|n|ne|se|s|me|m|nous|l|les|lui|fait|faut|va|veut|dit|aime|déteste|adore|pense|croit|vient|vit|travaille|avait|était|était)(?!\\p{L}))|personne|tout le monde',
  ),
  portuguese: begins(
    'eu|ele|ela|eles|elas|nós|a gente|ninguém|todo mundo|você(?!s? (?:pode|consegue|poderia))',
  ),
  italian: begins('io|noi|lui|lei|loro|nessuno|tutti (?:dicono|pensano)'),
};
/** "My boss", "il mio capo": somebody or something of one's own, after which at least two more words tell what it does. */
const OWN = begins(
  '(?:my|our|his|her|their|mein\\p{L}*|unser\\p{L}*|seine?|ihre?|mis?|nuestr[oa]s?|sus?|mon|ma|mes|notre|nos|son|sa|ses|meus?|minhas?|noss[oa]s?|(?:il |la |i |le )?(?:mi[oae]|miei|mie|nostr[oaie]|su[oa]|loro)) (?!(?:la|le|il|lo|l|i|el|o|a|un|una)(?!\\p{L}))\\p{L}{2,} (?!(?:is|are|s|looks?|ist|sind|sieht|wirkt|está|están|es|son|sale|se ve|est|sont|è|sono|é|são|tá|sembra|parece)(?!\\p{L}))\\p{L}+ \\p{L}+',
);
const DEVICE =
  '(?:phone|cell|mobile|camera|cam|lens|printer|computer|laptop|scanner|eyesight|english|móvil|celular|teléfono|cámara|impresora|ordenador|handy|smartphone|kamera|drucker|laptop|deutsch|téléphone|portable|appareil|imprimante|ordi|câmera|telemóvel|impressora|computador|telefono|cellulare|fotocamera|stampante|computer)';
/** "My phone is ancient": whatever is said of what took the picture. */
const OF_DEVICE = begins(
  `(?:my|our|mein\\p{L}*|unser\\p{L}*|mi|nuestr[oa]|mon|ma|notre|meu|minha|(?:il |la )?mi[oa]) (?:\\p{L}+ )?${DEVICE} (?:is|s|was|has|can|does|isn|can|ist|hat|kann|war|es|está|tiene|no|est|n|a|fait|é|tá|tem|não|è|ha|non|fa|macht|hace)`,
);
/** "That's how it looked that evening", "era assim naquela tarde". */
const AS_IT_WAS = begins(
  '(?:it|he|she|they|that) ?(?:s|is|are|re)? ?(?:not|isn t|aren t) (?:ours|mine|hers|theirs|even (?:ours|mine)|part of (?:the family|us))|(?:das|er|sie) (?:gehört|gehören) (?:(?:uns|mir|gar|auch) )*nicht|no es (?:mí[oa]|nuestr[oa])|(?:ce )?n est pas (?:à (?:nous|moi)|le (?:mien|nôtre)|la (?:mienne|nôtre))|(?:não|nao) é (?:noss[oa]|meu|minha)|non è (?:nostr[oa]|mi[oa])',
  '(?:that|this) ?(?:s|is|was) (?:(?:exactly|just|really|kind of) )*(?:how|what) (?:it|she|he|we|they|the \\p{L}+) (?:was|were|looked|looks|felt|is)|it (?:really )?(?:was|looked) (?:like|just like) (?:that|this)',
  '(?:genau )?so (?:sah|war|wars|sahs|ist) (?:es|das|sie|er|da|damals|dort|in|wirklich|auch|an|am)|so hat (?:es|das)',
  '(?:es que )?(?:así|asi) (?:se veía|se veia|era|estaba|fue|lo vi|es)|como (?:se veía|era|estaba|fue)',
  '(?:c était|c est|comme c était|comme ça|c était vraiment) (?:comme ça|comme cela|ainsi|ce (?:jour|soir) là|en vrai)|comme (?:c|ça|elle|il) (?:était|etait)',
  '(?:era|foi|tava|estava) (?:(?:bem|mesmo|exatamente) )*assim|(?:bem )?como (?:era|foi|estava|tava)',
  '(?:era|è|fu) (?:(?:proprio|esattamente|davvero) )*(?:così|cosi)|com era|come (?:era|appariva)',
);

/** Verbs of the person who writes, in languages that need no pronoun, and what happens to that person. */
const OF_WRITER: ByLanguage = {
  english: begins('(?:that|this|it) (?:bugs|annoys|bothers|drives|makes me|kills|hurts|means|was|were)'),
  spanish: begins(
    '(?:no |ya |siempre |nunca |me |la |lo |le |los |las |se |os )*(?:soy|estoy|tengo|llevo|llevamos|voy|vamos|creo|pienso|parezco|parecemos|vivo|vivimos|trabajo|uso|vendo|vendemos|salgo|conozco|espero|prometo|cumplo|me caso|nos casamos)',
    '(?:me|nos) (?:da|dan|dijo|dijeron|dice|dicen|pid\\p{L}+|mola|encanta|gusta|molesta|cuesta|muero|mandaron|tocó|(?:lo|la) (?:pid\\p{L}+|dijo|dijeron|mand\\p{L}+|regal\\p{L}+))',
  ),
  german: begins(
    '(?:das|es|sowas|der|die) (?:nervt|stört|ärgert|freut|macht mich|bringt mich|geht mir|ist mir)',
    'bin|hab|habe|hatte|war|waren|wars|wurde|find|finde|glaub|glaube|denke|kommt|gehört|stammt',
  ),
  french: begins(
    '(?:ça|cela|c|ce|elle|il) ?(?:m|me|nous) ?(?:énerve|gêne|embête|dérange|saoule|stresse|agace)',
  ),
  portuguese: begins(
    '(?:não |nao |já |sempre |nunca |me |a |o )*(?:sou|tô|estou|tenho|vou|acho|penso|pareço|moro|trabalho|uso|vendo|espero|prometo|adoro|amo|odeio|faço)',
    '(?:(?:isso|isto) (?:me|nos) (?:dá|deixa|irrita|incomoda|faz|tira)|(?:me|nos) (?:irrita|incomoda|disse|pediu|pediram|mandou|mandaram))',
  ),
  italian: begins(
    '(?:non |già |sempre |mai |mi |ci |la |lo |l |le |li |ve |te |me |ce )*(?:sono (?=(?:un|una|negat[oa]|nuov[oa]|molto|proprio)(?!\\p{L}))|sto|ho|abbiamo|vado|credo|penso|sembro|vivo|lavoro|uso|vendo|spero|prometto|adoro|amo|odio|faccio|appendiamo|regalo|regaliamo|sposo)',
    '(?:mi|ci) (?:dà|dice|dicono|ha|hanno|piace|serve|infastidisce|innervosisce|scoccia|urta)',
  ),
};
/** Verbs that only tell of the past, whoever did it: "the school asked us to", "os pais não autorizaram". */
const PAST: ByLanguage = {
  english: contains(
    'didn t|did not|didnt|wasn t|weren t|wasnt|werent|hadn t|hasn t|haven t|was|were|had|did|got|went|gave|said|told|asked|took|lost|broke|died|came|wanted|forgot|sent|insisted|complained|refused|promised|turned out|passed away|decided|messed|happened|spilled|dropped|moved|bought|found|thought|knew|loved|hated|liked|used to',
  ),
  spanish: contains(
    '\\p{L}+(?:aron|ieron)|\\p{L}{2,}ó|dijo|dio|hizo|quiso|puso|tuvo|estuvo|fue|fueron|era|eran|estaba|estaban|tenía|había|hacía|quería|\\p{L}{4,}aban?|(?:ha|han|he|hemos) \\p{L}+(?:ado|ido|cho|to|sto)',
  ),
  german: contains(
    '(?:hat|haben|habe|hab|hatte|hatten|wurde|wurden|war|waren|ist|sind|bin) (?:\\p{L}+ )*?(?:ge\\p{L}{2,}(?:t|en)|ver\\p{L}+(?:t|en)|be\\p{L}{3,}(?:t|en)|er\\p{L}{3,}(?:t|en)|\\p{L}+iert|um\\p{L}+en)|wollte|wollten|konnte|konnten|sollte|musste|durfte|sagte|sagten|meinte|fragte',
  ),
  french: contains(
    '(?:a|ont|ai|avons|avait|avaient|est|sont|suis) (?:\\p{L}+ )?\\p{L}{2,}(?:é|ée|és|ées|i|u|is|it|ert|us)|étai(?:t|ent|s)|(?:av|fais|voul|pouv|dev|all|fall|dis|ven|pleuv|aim|sav|regard|port|travaill|habit|ador|détest)ai(?:t|ent|s)',
  ),
  portuguese: contains(
    '\\p{L}{3,}(?:aram|eram|iram)|\\p{L}{3,}ou|\\p{L}{3,}ei|disse|disseram|fez|fizeram|quis|foi|foram|era|eram|estava|estavam|tava|tinha|tinham|pediu|pediram|queria(?!s)',
  ),
  italian: contains(
    '(?:ha|hanno|ho|abbiamo|aveva|avevano|è|sono) (?:\\p{L}+ )?\\p{L}{2,}(?:[aiu]t[oaie]|st[oaie]|tt[oaie]|s[oaie])|era|erano|ero|eravamo|\\p{L}{3,}(?:av|ev|iv)(?:a|ano|o|amo)|disse|dissero|chiese|volle',
  ),
};

/** How old somebody becomes: "grandma turns 90 next week". */
const TURNS = new RegExp(
  `^${AND}(?:\\p{L}+ ){0,3}?(?:turns?|turned|is turning|will be|wird|werde|wurde|cumple|cumplo|cumplirá|va a cumplir|fait|fête|faz|completa|vai fazer|compie|compirà|fa) (?:\\p{L}+ ){0,4}?\\d{1,3}(?: (?:years?|ans|años|anos|anni|jahre))?(?!\\s?(?:px|%|°|cm|mm|kb|mb|x|degrees|grad|grados|gradi|graus|degrés))(?: \\p{L}+){0,4}$`,
  'iu',
);
/** What the result should be like, if nothing else is said of it: "like in the magazines", "as it was that evening". */
const LIKE = begins(
  '(?:(?:just|exactly|kind of|sort of|a bit|genau|so|ganz|justo|igual|exactamente|exactement|un peu|exatamente|bem|proprio|esattamente|un po) )*(?:like|as|wie|como|que|comme|que nem|tipo|come) (?:in|on|from|at|aus|auf|bei|im|auf|en|sur|dans|chez|au|aux|em|no|na|nos|nas|nei|nelle|negli|nella|nel|sul|sulle|sui|(?:it|she|he|they|es|sie|c|ce|elle|il|era|foi|fue|lo|la|eu|i|we|you|people|everyone|they|everybody) )(?!\\p{L})',
);

/** How requests begin that are asked as questions: "could you have it …". */
const ASKING = begins(
  'can|could|would|will|please|may|might|kann|kannst|könnt\\p{L}*|bitte|würd\\p{L}*|puedes?|pued\\p{L}+|podrías?|podr\\p{L}+|peux|peut|pouvez|pourr\\p{L}+|pode|poderia\\p{L}*|consegue\\p{L}*|puoi|può|potete|potrest\\p{L}*|riesci|riuscite',
);
/** What the picture is, which may say what is meant: "it's a menu I took at an angle". */
const DESCRIBES = begins(
  '(?:it|this|that|these|those) ?(?:s|is|are|was) (?:an?|the|my|our)|its (?:an?|the|my|our)|(?:das|es|dies) (?:ist|war|sind) (?:ein\\p{L}*|mein\\p{L}*|der|die|das)|c (?:est|était) (?:un|une|la|le|l|ma|mon|notre)(?! \\p{L}+ qui(?!\\p{L}))|(?:est[aoe] |es[oa] )?(?:es|era) (?:un|una|mi|la|el)|(?:quest[ao] )?(?:è|era) (?:un|una|la|il|l|mi[oa])|(?:ess[ae] |isso )?(?:é|era) (?:um|uma|a|o|minha|meu)',
);
/** An exception, which only looks like a sentence: "nosotros no", "me not", "I stay". */
const EXCEPTS =
  /(?:^| )(?:not|no|nicht|non|não|nao|pas|too|also|también|auch|aussi|anche|também|only|nur|stays?|stay|bleib\p{L}*|rest\p{L}*|qued\p{L}+|fic\p{L}+|rest[ai]\p{L}*|riman\p{L}+|alone|lassen|igual|uguale)$/iu;

/** The languages to which a sentence may belong: that of most words, and those that know as many of its words. */
const languagesOf = (text: string, words: string): readonly Language[] => {
  const { language } = wordsOf(text);
  const known = (one: Language): number => words.split(' ').filter((word) => knows(one, folded(word))).length;
  return LANGUAGES.filter((one) => one === language || known(one) >= known(language));
};

/** What somebody may do or shall be, which may be an exception: "mi hija puede salir". */
const ALLOWS =
  /(?<!\p{L})(?:may|should|must|darf|dürfen|soll|sollen|puede|pueden|debe|peut|peuvent|doit|pode|podem|deve|può|possono)(?!\p{L})/iu;
/** How a picture was taken that is mended accordingly: "photographed at an angle", "with my phone pointed up". */
export const LEANS =
  /(?<!\p{L})(?:angle|sideways|tilt\p{L}*|crooked|lean\p{L}*|fall\p{L}*|pointed|schr[äa]g|schief|kipp\p{L}*|biais|travers|penché?e?|inclin\p{L}*|torcid[oa]|tort[oa]|stort[oa]|lado)(?!\p{L})/iu;
/** "I have rosacea": what somebody has may be in the picture. "I have tried" tells what was done. */
const HAS = new RegExp(
  `^${AND}(?:(?:i|we|she|he|they|it|ich|wir|er|sie|yo|j|je|il|elle|on|eu|io|(?:my|mein\\p{L}*|mi|ma|mon|minha|meu) \\p{L}+) )?(?:have|has|ve|got|had|habe?|hat|haben|hatten?|tengo|tiene|tenemos|ai|avons|tenho|tem|temos|ho|ha|abbiamo)(?!\\p{L})(?!.*\\p{L}{2,}(?:ed|en|t|é|ée|és|u|is|i|ado|ido|cho|sto|at[oaie]|ut[oaie]|it[oaie])(?!\\p{L}))`,
  'iu',
);

/** True for a sentence whose form tells something. */
export const isStatement = (text: string): boolean => {
  const words = plain(text);
  if ([EXCEPTS, ALLOWS, DESCRIBES, LEANS, HAS].some((form) => form.test(words))) return false;
  if (OWN.test(words) || AS_IT_WAS.test(words)) return true;
  const languages = languagesOf(text, words);
  const matches = (forms: ByLanguage): boolean =>
    languages.some((language) => forms[language]?.test(words) === true);
  const length = words.split(' ').length;
  return (
    (length > 1 && (matches(PERSON) || matches(OF_WRITER))) ||
    (length > 2 && matches(PAST) && !ASKING.test(words))
  );
};

/** True for words that only liken the result to something: "like in the magazines". */
export const likens = (text: string): boolean => LIKE.test(plain(text));

/** What is said of a device beside its age. */
const OLD =
  /^(?:(?:very |really |so )*(?:old|ancient|bad|cheap|broken|slow)|vieux|vieille|viej[oa]|viejísim[oa]|velh[oa]|vecchi[oa]|alte?|uralt|schlecht|kaputt|rot[oa]|cassée?|quebrad[oa]|mal[oa]?|ruim|nulle?|très|muy|molto|bem)$/iu;
/** True for words about what took the picture or will show it: "my phone is ancient". */
export const tellsOfDevice = (text: string): boolean =>
  OF_DEVICE.test(plain(text)) && namesNothingWished(text, OLD);

/** True for words about the age that somebody reaches: "grandma turns 90 next week". */
export const tellsOfBirthday = (text: string): boolean => TURNS.test(plain(text));
