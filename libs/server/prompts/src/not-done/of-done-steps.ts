import type { OperationId } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { plain } from '../remarks/plain-words.ts';
import { wordsOf, type Word } from '../words/words.ts';

/* Words that belong to a step that is done, or ask for what is done: "hair included" beside a cut-out. */

const CUT: readonly OperationId[] = ['remove-background', 'replace-background', 'product-shadow'];
const CLEANED: readonly OperationId[] = ['repair-scratches', 'scan-document', 'denoise', 'smooth-skin'];
/** Steps that give no color to what has none. */
const COLORLESS: readonly OperationId[] = [
  'repair-scratches',
  'black-and-white',
  'scan-document',
  'sharpen',
  'denoise',
  'dehaze',
  'improve-quality',
  'upscale',
  'resize',
  'crop',
  'straighten',
  'rotate',
  'brighten',
  'low-light',
  'darken',
  'contrast',
  'hdr',
  'convert-format',
];

/** Words that hold for the step beside them, in six languages. */
const BELONGING: readonly (readonly [steps: readonly OperationId[], words: RegExp])[] = [
  [
    CUT,
    /^(?:(?:and |with |und |mit |y |con |et |avec |e |com )*(?:(?:the |all |her |his |my |den |die |alle )*(?:hairs?|haare?n?) (?:included|too|as well|auch|inklusive)|(?:including|inklusive|samt|incluid[oa]|incluyendo|y compris|inclus[oa]?|incluindo|compres[oi]) (?:\p{L}+ ){0,2}(?:hairs?|haare?n?|pelo|cabello|cheveux|cabelos?|capelli)|(?:el |los |les |le |o |os |i )?(?:pelo|cabello|cheveux|cabelos?|capelli) (?:incluid[oa]s?|inclus|compris|inclus[oi]|compres[oi])))$/iu,
  ],
  [
    CUT,
    /^(?:cut|cropped|ausgeschnitten|freigestellt|recortad[oa]|découpée?|ritagliat[oa]) (?:out )?(?:nicely|neatly|cleanly|sauber|ordentlich|bien|proprement|direitinho|bene|(?:from|out of|off|aus|vom|de|del|du|do|da|dal|dalla) (?:\p{L}+ ?){1,3})$/iu,
  ],
  [
    ['scan-document', 'straighten'],
    /^(?:(?:and|please|und|bitte|auch|y|por favor|et|e|per favore|gleich) )*(?:entzerren|entzerrt|entzerr es|begradigen|gerade richten|deskew(?: it)?|de-skew(?: it)?|unwarp(?: it)?|enderézal[oa]|enderezarl[oa]|redresse[rz]?(?: le| la)?|endireitar?|raddrizzal[oa]|raddrizzare)(?: bitte| please)?$/iu,
  ],
  [
    ['remove-object'],
    /^(?:(?:she|he|they|it|who)(?: is| s| re| are)?|shes|hes|theyre|sie|er|ella|él|elle|il|ela|ele|lei|lui) (?:holding|wearing|carrying|hält|trägt|tiene|lleva|tient|porte|segura|usa|tem|tiene in mano|indossa|porta) (?:\p{L}+ ?){1,5}$/iu,
  ],
  [
    ['dehaze'],
    /^(?:smoke|fog|haze|mist|rauch|dunst|nebel|humo|niebla|bruma|fumée|brume|brouillard|fumaça|névoa|neblina|fumo|foschia|nebbia)$/iu,
  ],
  [
    ['upscale'],
    /^(?:(?:a|bit|much|eine|nummer|etwas|viel|un|poco|mucho|peu|beaucoup|um|pouco|muito|po|molto|make it|size) ){0,3}(?:bigger|larger|größer|más grande|plus grande?|maior|più grande)$/iu,
  ],
  [
    ['scan-document'],
    /^(?:(?:and|make|und|mach\p{L}*|y|haz\p{L}*|que|se|et|rend\p{L}*|e|faz\p{L}*|deix\p{L}*) )*(?:(?:the|die|den|das|el|la|le|o|a|il|lo) )?(?:(?:text|writing|letters|lettering|schrift|texto|letras?|texte|écriture|testo|scritt\p{L}+) (?:sharp\p{L}*|legible|readable|clear\p{L}*|scharf|lesbar|nítid[oa]s?|legibles?|nette?|lisible|legíve(?:l|is)|leggibile|nitid[oa])|(?:nítid[oa]|nette?|lisible|legível|leggibile|nitid[oa]) (?:el|la|le|o|a|il|lo|l) ?(?:texto|letra|texte|écriture|testo|scrittura))$/iu,
  ],
  [
    ['scan-document'],
    /^(?:(?:and|also|please|bitte|auch|y|et|e|também|anche|aussi|también) )*(?:(?:remove|get rid of|take out|without|entfern\p{L}*|quit\p{L}+|elimin\p{L}+|enl[eè]v\p{L}+|supprim\p{L}+|retir\p{L}+|tir\p{L}{1,3}|remov\p{L}+|togl\p{L}+|rimuov\p{L}+|elimina\p{L}*) )?(?:(?:the|my|die|den|la|las|les|l|le|a|as|o|il|lo|gli) )*(?:shadows?|schatten|sombras?|ombres?|ombr[ae])(?: (?:\p{L}+ ?){1,5})?(?:entfernen|weg|raus)?$/iu,
  ],
  [
    ['hdr'],
    /^(?:(?:can|could) (?:you|u) )?(?:please )?(?:get|bring) (?:back )?(?:the |some |its )*(?:clouds?|details?|sky|structure|texture|craters?)(?: in (?:the )?\p{L}+)?(?: back)?(?: please)?$|^(?:kannst du )?(?:die |das )?(?:wolken|details?|struktur|zeichnung) (?:wieder |zurück)\p{L}*$|^(?:(?:puedes|se puede|pode|dá pra|peux tu|puoi|si può|si possono) )?(?:recuper|récupér)\p{L}+ (?:(?:las|los|el|les|le|as|os|o|le|i|il|gli|l) ?)?(?:nubes|detalles?|cielo|nuages|détails?|ciel|nuvens|céu|nuvole|dettagli\p{L}?)$/iu,
  ],
];
/** "But naturally": a step that is done by half is careful already. */
const NATURAL =
  /^(?:(?:but|and|aber|und|pero|y|mais|et|mas|e|ma|so|dass es|que|qu) )*(?:(?:keep|look|looks|looking|make|they|it|es|sie|se|ve[an]?|quede|reste[nt]?|soit|fique[m]?|rest[ai](?:no)?|siano|sia|aussehen|stay|still) )*(?:natural(?:ly|es|i)?|naturale|naturell?e?s?|natürlich|naturais|realistic)(?: (?:aussehen|bleiben|please|bitte|looking))?$/iu;
const isCareful = ({ strength }: PlannedStep): boolean => strength < 1;

/** "Leave it black and white": nothing that is done gives it colors. */
export const staysGray = (text: string, steps: readonly PlannedStep[]): boolean => {
  const { words } = wordsOf(text);
  const isKept =
    words.some((word) => says(word, 'keep')) ||
    /(?<!\p{L})(?:leave|stay|keep|lass\p{L}*|bleib\p{L}*|belass\p{L}*|dej\p{L}+|qued\p{L}+|laiss\p{L}+|rest\p{L}+|gard\p{L}+|deix\p{L}+|fic\p{L}+|mant\p{L}+|lasci\p{L}+|ten\p{L}+|riman\p{L}+)(?!\p{L})/iu.test(
      text,
    );
  return (
    isKept &&
    words.some((word) => says(word, 'op:black-and-white')) &&
    words.every(
      (word) =>
        says(
          word,
          'op:black-and-white',
          'keep',
          'but',
          'and',
          'article',
          'filler',
          'this',
          'picture',
          'make',
        ) || word.concepts.size === 0,
    ) &&
    steps.every(({ operation }) => COLORLESS.includes(operation))
  );
};

const NOT_THIS =
  /^(?:(?:make it|save it as|as|to|in|a|al|als|en|em|pásal[oa]|pasal[oa]|pasar|convert it to|convierte) )*(?:a |to |in |als |en |em )?(?:pdf|heic|png|jpe?g|webp|gif|tiff?|bmp) (?:no|not|nicht|non|não|nao|pas)$|^(?:not|no|nicht|kein|pas|non|não|nao) (?:(?:an?|as|to|als|zu|un|en|de|um|em|in) )*(?:pdf|heic|png|jpe?g|webp|gif|tiff?|bmp)$/iu;
const isFormatMeant = (text: string, steps: readonly PlannedStep[]): boolean =>
  NOT_THIS.test(plain(text)) && steps.some(({ operation }) => operation === 'convert-format');

/** "Make the photo's background that": words that only refer to what is done. */
const refersToBackground = (text: string, steps: readonly PlannedStep[]): boolean => {
  const { words } = wordsOf(text);
  return (
    steps.some(({ operation }) => operation === 'replace-background') &&
    words.some((word) => says(word, 'background')) &&
    /(?<!\p{L})(?:that|so|this|eso|así|ça|cela|ainsi|isso|assim|così|questo)$/iu.test(plain(text)) &&
    words.every(
      (word) =>
        says(word, 'background', 'picture', 'article', 'filler', 'make', 'this') ||
        /^(?:that|s|of|so|this)$/iu.test(word.text),
    )
  );
};

const FOR_SOMETHING = / (?:for|für|fürs|para|pra|pro|pour|per) (?:\p{L}+ ?){1,5}$/iu;
/** "With a white background for my student card": the ground of a photo that is done, and what it is for. */
const isGroundDone = (text: string, steps: readonly PlannedStep[]): boolean => {
  const { words } = wordsOf(plain(text).replace(FOR_SOMETHING, ''));
  const grounds = steps.flatMap(({ operation, options }) =>
    ['passport-photo', 'replace-background'].includes(operation) ? [options['name']] : [],
  );
  const isColor = (word: Word): boolean => {
    const color = valueIn(word, 'color');
    return color !== null && grounds.includes(color);
  };
  return (
    words.some((word) => says(word, 'background')) &&
    words.some(isColor) &&
    words.every((word) => isColor(word) || says(word, 'background', 'article', 'filler', 'with', 'and'))
  );
};

/** "Pulisci il": a verb whose object is done. */
const CLEANS =
  /^(?:clean|fix|restore|take|get|pulisci|sistema|limpia|arregla|nettoie|nettoyer|limpa|arruma|putz|säubere)(?: up)? (?:the|il|lo|la|i|gli|le|el|los|las|les|l|o|a|os|as|den|die|das)$/iu;

/** "Rotate just a hair to the right, 1 or 2 deg": a turn, of which other words say how far. */
const isSameTurn = (text: string, steps: readonly PlannedStep[]): boolean => {
  const { words } = wordsOf(text);
  return (
    steps.some(({ operation, options }) => operation === 'rotate' && 'degrees' in options) &&
    words.some((word) => says(word, 'rotate')) &&
    words.every(
      (word) =>
        says(word, 'rotate', 'subtle', 'moderate', 'article', 'filler', 'this', 'picture') ||
        ['left', 'right'].includes(valueIn(word, 'place') ?? '') ||
        (word.concepts.size === 0 && word.measure === null),
    )
  );
};

/** "A 20 % or so": how strong a step is. */
const isAmountOf = (text: string, steps: readonly PlannedStep[]): boolean => {
  const { words } = wordsOf(text);
  const shares = words.flatMap(({ measure }) => (measure?.kind === 'percent' ? [measure.value / 100] : []));
  return (
    shares.length > 0 &&
    shares.every((share) => steps.some(({ strength }) => Math.abs(strength - share) < 0.01)) &&
    words.every((word) => word.measure !== null || says(word, 'article', 'filler', 'more', 'less', 'subtle'))
  );
};

const comparable = ({ options }: PlannedStep): Readonly<Record<string, unknown>> => {
  const { said: _, count: __, ...rest } = options;
  return rest;
};
/** True for a step that is done as it is wished alone, however strong. A new shadow comes with a white ground. */
const isSame = (wished: PlannedStep, done: PlannedStep): boolean =>
  (wished.operation === done.operation &&
    JSON.stringify(comparable(wished)) === JSON.stringify(comparable(done))) ||
  (wished.operation === 'replace-background' &&
    wished.options['name'] === 'white' &&
    done.operation === 'product-shadow' &&
    Object.keys(done.options).length === 0);
const SEASON =
  /(?<!\p{L})(?:autumn|fall|spring|summer|herbst-?|otoñ\p{L}+|de otoño|d['’]automne|automne|de outono|outono|autunnali|d['’]autunno|autunno) ?(?!\p{L})/giu;
const withoutSeason = (text: string): string => text.replace(SEASON, '');
/** "Autumn leaves more orange": what the picture shows has a season. */
const isColorDone = (text: string, steps: readonly PlannedStep[]): boolean => {
  const { words } = wordsOf(withoutSeason(text));
  return steps.some(
    ({ operation, options }) =>
      operation === 'recolor' &&
      words.some((word) => valueIn(word, 'color') === options['name']) &&
      withoutSeason(text) !== text &&
      words.every((word) => !says(word, 'remove', 'add', 'not', 'without', 'op:sunset', 'op:night')),
  );
};

const MOST_OF_TOPIC = 3;
/** "Coffee teeth :(, make them whiter": what gets another color, and what it looks like now. */
const isTopic = (text: string, steps: readonly PlannedStep[]): boolean => {
  const { words } = wordsOf(withoutSeason(text));
  const named = (word: Word): string | null => valueIn(word, 'region') ?? valueIn(word, 'thing');
  const isNamed = (word: Word): boolean =>
    steps.some(
      ({ operation, options }) =>
        operation === 'recolor' && named(word) !== null && options['names'] === named(word),
    );
  return (
    words.length <= MOST_OF_TOPIC &&
    words.some(isNamed) &&
    words.every(
      (word) => isNamed(word) || (word.concepts.size === 0 && word.measure === null && word.quote === null),
    )
  );
};

/** True for words that belong to a step, or only ask for what is done. `alone` is how these words are read alone. */
export const isOfDoneStep = (
  text: string,
  steps: readonly PlannedStep[],
  alone: () => PromptReading,
): boolean => {
  const words = plain(text);
  const isBeside = BELONGING.some(
    ([of, pattern]) => pattern.test(words) && steps.some(({ operation }) => of.includes(operation)),
  );
  if (isBeside || staysGray(text, steps) || isFormatMeant(text, steps) || refersToBackground(text, steps))
    return true;
  if (NATURAL.test(words) && steps.some(isCareful)) return true;
  if (CLEANS.test(words) && steps.some(({ operation }) => CLEANED.includes(operation))) return true;
  if (isGroundDone(text, steps)) return true;
  if (isSameTurn(text, steps) || isAmountOf(text, steps)) return true;
  if (isColorDone(text, steps) || isTopic(text, steps)) return true;
  const wished = alone();
  return (
    wished.steps.length > 0 &&
    wished.notPossible.length === 0 &&
    wished.steps.every((step) => steps.some((done) => isSame(step, done)))
  );
};
