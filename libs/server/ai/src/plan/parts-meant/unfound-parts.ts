import { says, type Clause } from '../clauses/clauses.ts';
import { DEFINITE } from '../told/meant.ts';
import type { PromptReading } from '../prompt-reading.ts';
import { valueIn } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

/** Operations of light and color that must not change the whole picture for the sake of one thing. */
const TONAL: readonly string[] = [
  'brighten',
  'darken',
  'low-light',
  'saturation',
  'enhance-colors',
  'color-correction',
  'warm-tones',
  'cool-tones',
  'contrast',
];
/** Nouns for the picture as a whole, for its light and for what fills it. */
const OF_WHOLE =
  /^(?:scene|scenery|view|blacks|whites|mids|midtones|mid|darks|lights|exteriors?|outdoors?|outside|inside|inner|outer|valley|forest|woods|canyon|harbou?r|city|cityscape|skyline|town|field|fields|lake|ocean|desert|overall|entire|contrast|landscape|(?:\p{L}+ )?rooms?|kitchen|bathroom|bedroom|office|hallway|living|lounge|attic|church|stage|garden|street|interior|house|place|shot|pic|light|lights?|lighting|colou?rs?|tones?|evening|night|sunset|sunrise|snow|sand|sea|water|beach|mood|look|whole|thing|exposure|shadows?|highlights?|day|indoor|dark|picture|image|photo|szene|raum|\p{L}*zimmer|küche|bad|flur|büro|landschaft|licht|stimmung|ganze|escena|habitación|salón|cocina|baño|dormitorio|comedor|pasillo|paisaje|luz|noche|scène|pièce|salon|cuisine|chambre|séjour|bureau|paysage|lumière|nuit|cena|quarto|sala|cozinha|banheiro|escritório|paisagem|noite|scena|stanza|soggiorno|cucina|bagno|camera|salotto|ufficio|paesaggio|luce|notte|tout|ensemble|insieme|todo|tudo|conjunto|rest)$/iu;

const isUnknown = (word: Word | undefined): boolean =>
  word !== undefined &&
  word.concepts.size === 0 &&
  word.measure === null &&
  word.quote === null &&
  /\p{L}{4}/u.test(word.text) &&
  !OF_WHOLE.test(word.text);
const isArticle = (word: Word | undefined): boolean =>
  word !== undefined &&
  /^(?:the|my|our|his|her|their|das|den|die|el|la|los|las|le|les|il|lo|gli)$/iu.test(word.text) &&
  DEFINITE.test(word.text);
const isFiller = (word: Word): boolean => says(word, 'filler') && !says(word, 'article');

/** Furnishings, of which the lexicons only know that nothing finds them. */
const FURNISHING =
  /^(?:carpets?|rugs?|curtains?|floors?|walls?|tiles|teppich|vorhang|vorhänge|boden|alfombra|cortinas?|suelo|piso|tapis|rideaux?|sol|tapete|chão|tappeto|tende|pavimento)$/iu;
const isFurnishing = (word: Word): boolean => says(word, 'part') && FURNISHING.test(word.text);

/** "Brighten the porch": a verb for a tone, an article, and an unknown noun at the end of the clause. */
const isTonedThing = (words: readonly Word[]): boolean => {
  const about = words.filter((word) => !isFiller(word));
  const [verb, article, ...nouns] = about;
  const isVerb =
    verb !== undefined &&
    /^(?:brighten|lighten|darken|lift|illuminate|saturate|desaturate|warm|cool|aclara|ilumina|oscurece|éclaircis|assombris|clareia|escurece|schiarisci|scurisci|illumina)(?: up)?$/iu.test(
      verb.text,
    );
  return (
    isVerb &&
    isArticle(article) &&
    nouns.length > 0 &&
    nouns.length < 3 &&
    nouns.every((word) => isUnknown(word) || isFurnishing(word))
  );
};

/** "Could the wood floor be darker": an unknown noun that shall be lighter, darker or of another color. */
const isToned = (words: readonly Word[]): boolean => {
  const at = words.findIndex(isArticle);
  const isAsked = /^(?:could|can|make|should)$/iu.test(words[0]?.text ?? '');
  const toneAt = words.findIndex((word, index) => index > at && says(word, 'dark', 'bright', 'warm', 'cool'));
  const nouns = words.slice(at + 1, toneAt).filter((word) => !isFiller(word));
  return isAsked && at === 1 && toneAt > at && nouns.length > 0 && nouns.length < 3 && nouns.every(isUnknown);
};

const isUnfoundPart = (word: Word | undefined): boolean =>
  word !== undefined && says(word, 'part') && valueIn(word, 'region') === null && !OF_WHOLE.test(word.text);
const OF = /^(?:of|von|de|del|de la|de las|de los|di|della|delle|dei|da|das|do|dos|des|du)$/iu;
/** "I don't like the color of the curtains". */
const isColorOfPart = (words: readonly Word[]): boolean =>
  words.some(
    (word, at) =>
      says(word, 'color') &&
      OF.test(words[at + 1]?.text ?? '') &&
      (isUnfoundPart(words[at + 2]) || (isArticle(words[at + 2]) && isUnfoundPart(words[at + 3]))),
  );

const SHINY = /^(?:shiny|shine|glare|glänz\p{L}*|brill[oa]\p{L}*|brillant\p{L}*|luisant\p{L}*|lucid[oa])$/iu;
const FOREHEAD =
  /^(?:forehead|nose|bald|head|stirn|nase|glatze|frente|nariz|calva|front|nez|testa|naso|fronte|careca)$/iu;

const WALL = /^(?:wall|wand|pared|mur|parede|parete|muro)$/iu;
/** "The wall behind the bed": a wall behind a thing, and not what is behind somebody. */
const isWallBehindThing = (words: readonly Word[]): boolean => {
  const at = words.findIndex(({ text }) => WALL.test(text));
  const behind = words.slice(at + 1);
  return (
    at >= 0 &&
    behind.some((word) => says(word, 'near', 'place:behind')) &&
    behind.some((word) => !['person', null].includes(valueIn(word, 'thing')))
  );
};

/** "Cut out just the sneakers": a thing that may be worn, of which nothing finds the outline. */
const WORN =
  /^(?:sneakers?|shoes?|boots?|sandals?|hat|cap|glasses|sunglasses|necklace|ring|earrings?|bracelet|watch|schuhe?|stiefel|hut|brille|kette|zapatos?|zapatillas|botas|sombrero|gafas|anillo|chaussures?|baskets|chapeau|lunettes|bague|sapatos?|tênis|chapéu|óculos|anel|scarpe?|stivali|cappello|occhiali|anello)$/iu;
const isOnlyWorn = (words: readonly Word[]): boolean => {
  const at = words.findIndex((word) => says(word, 'only'));
  return (
    at >= 0 && words.slice(at + 1).some((word) => WORN.test(word.text) && valueIn(word, 'thing') === null)
  );
};

/** Parts of a person whose color is kept: everything else of that color would stay too. */
const LIPS =
  /^(?:lips?|lipstick|nails|cheeks|lippen|lippenstift|nägel|labios|uñas|lèvres|ongles|lábios|unhas|batom|labbra|unghie|rossetto)$/iu;

/** The text of the clause that names a thing which nothing finds, where the whole picture would be changed. Null for none. */
export const namesUnfound = (clauses: readonly Clause[], { steps }: PromptReading): string | null => {
  const isTonal = steps.every(({ operation, options }) => TONAL.includes(operation) && !('where' in options));
  const isColored = steps.every(
    ({ operation }) => operation === 'enhance-colors' || operation === 'color-correction',
  );
  const isShiny =
    isTonal &&
    clauses.some(({ words }) => words.some(({ text }) => SHINY.test(text))) &&
    clauses.some(({ words }) => words.some(({ text }) => FOREHEAD.test(text)));
  const does = (...operations: readonly string[]): boolean =>
    steps.some(({ operation }) => operations.includes(operation));
  const isOfOneColor = steps.some(
    ({ operation, options }) =>
      operation === 'black-and-white' && String(options['where'] ?? '').startsWith('not color'),
  );
  const found = clauses.find(
    ({ words, negated }) =>
      (isTonal && (isTonedThing(words) || isToned(words))) ||
      (isColored && negated.length > 0 && isColorOfPart([...words, ...negated])) ||
      (isShiny && words.some(({ text }) => SHINY.test(text))) ||
      (does('replace-background', 'blur-background') && isWallBehindThing(words)) ||
      (isOfOneColor && words.some(({ text }) => LIPS.test(text))) ||
      (does('remove-background') && steps.length === 1 && negated.length === 0 && isOnlyWorn(words)),
  );
  return found?.text ?? null;
};
