import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { quote, type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';
import type { Word } from '../words/words.ts';

/*
 * Wishes that are said like those of an operation, which does something else: red eyes of animals, because it looks for the
 * faces of people; dust on the sensor, because it looks for the bright scratches of a print or for skin; one thing that should be
 * mirrored, because it mirrors the picture; a wall that should be white; people who should stand in another order, because it
 * inverts colors; and bags that nobody carries on the shoulder, because it looks for handbags.
 */

const ANIMALS: readonly string[] = [
  'cat',
  'dog',
  'horse',
  'sheep',
  'cow',
  'bear',
  'bird',
  'elephant',
  'zebra',
  'giraffe',
];
/** Animals that the detector of things does not know, in six languages. */
const OTHER_ANIMALS =
  /(?<!\p{L})(?:animals?|pets?|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|ferrets?|rats?|mouse|mice|parrots?|owls?|fox(?:es)?|deer|goats?|pigs?|monkeys?|tiere?s?|haustiere?s?|kaninchens?|hasen?|häschen|meerschweinchens?|frettchens?|ratten?|maus|mäuse|papageien?|eulen?|fuchs(?:es)?|rehe?s?|ziegen?|affen?|animal(?:es)?|mascotas?|conej[oa]s?|conejit[oa]s?|cobayas?|cuy|hurón|loros?|búhos?|zorros?|cabras?|monos?|animaux|lapins?|lapine|cochons? d['’ ]inde|furets?|perroquets?|hiboux?|renards?|chèvres?|singes?|animais|coelh[oa]s?|coelhinh[oa]s?|porquinhos?[- ]da[- ]índia|papagaios?|corujas?|raposas?|macacos?|animal[ei]|conigli[oa]?|coniglietti?o?|criceti?|criceto|cavie?|porcellini? d['’ ]india|furetti?o?|pappagall[oi]|guf[oi]|volp[ei]|capr[ae]|scimmi[ae])(?!\p{L})/iu;
/** "Demon eyes like a cat": what the eyes are likened to. */
const LIKENED = /(?<!\p{L})(?:like|wie|como|comme|come|tipo)(?!\p{L})/iu;

const namesAnimal = ({ text, words }: Clause): boolean =>
  !LIKENED.test(text) &&
  (OTHER_ANIMALS.test(text) || words.some((word) => ANIMALS.includes(valueIn(word, 'thing') ?? '')));
const WE =
  /(?<!\p{L})(?:we|us|our|me|my (?:eyes|face)|i|wir|uns|unsere?|ich|mir|nosotros|nous|on a|moi|nós|noi|io|mis ojos|mes yeux|meus olhos|i miei occhi)(?!\p{L})/iu;
const namesPerson = ({ text, words }: Clause): boolean =>
  WE.test(text) || words.some((word) => valueIn(word, 'thing') === 'person' && !says(word, 'article'));

const SENSOR = /(?<!\p{L})(?:sensors?|sensor\p{L}*|capteurs?|sensore|sensores|sensori)(?!\p{L})/iu;
const SPOTS =
  /(?<!\p{L})(?:dust|dirt|dirty|spots?|specks?|dots?|marks?|staub|schmutz|dreck\p{L}*|fleck\p{L}*|punkt\p{L}*|polvo|suci\p{L}*|manch\p{L}*|motas?|punt\p{L}+|poussières?|saletés?|sale|taches?|points?|poeira|suj\p{L}+|pont\p{L}+|polvere|sporc\p{L}+|macchi\p{L}+)(?!\p{L})|staub(?!\p{L})|fleck\p{L}*(?!\p{L})/iu;
/** Words for skin. A prompt with one of them may ask to smooth it, and not to remove dust. */
const SKIN =
  /(?<!\p{L})(?:skin|faces?|haut|gesicht\p{L}*|piel|caras?|rostros?|peau|visages?|pele|rostos?|pelle|vis[oi]|facci[ae])(?!\p{L})/iu;
/** The clause that names the sensor, if dust or spots are on it. */
const sensorDustIn = (clauses: readonly Clause[]): Clause | undefined => {
  const told = clauses.map(({ text }) => text).join(', ');
  return SENSOR.test(told) && SPOTS.test(told) ? clauses.find(({ text }) => SENSOR.test(text)) : undefined;
};

const ORDER =
  /(?<!\p{L})(?:order|sequence|positions?|places?|reihenfolge|plätze|positionen|orden|posiciones|ordre|places|ordem|posições|lugares|ordine|posizioni|posti)(?!\p{L})/iu;
/** "Mirror only the logo": one thing of the picture, and not the picture. */
const isOnlyThing = ({ words }: Clause): boolean => {
  const only = words.findIndex((word) => says(word, 'only'));
  const after = words.slice(only + 1);
  const isName = (word: Word): boolean =>
    says(word, 'part', 'face', 'subject', 'word') ||
    (valueIn(word, 'thing') !== null && !says(word, 'article')) ||
    (word.concepts.size === 0 && word.measure === null && /\p{L}{3}/u.test(word.text));
  return (
    only >= 0 && after.some(isName) && !after.some((word) => says(word, 'picture', 'this', 'everything'))
  );
};

/** Bags of plastic, bags for what is thrown away, and bags that are named by what is in them: "the bag of chips". */
const NO_HANDBAG =
  /(?<!\p{L})(?:(?:plastic|trash|garbage|rubbish|bin|poly|ziplock|sleeping|bean|punching|tea|chips?|crisps?) bags?|bags? (?:(?:full|filled) )?(?:of|with) (?:chips|crisps|nuts|candy|sweets|snacks|food|trash|garbage|rubbish|litter|groceries|fruit|apples|oranges|potatoes|bread|flour|sugar|rice|coffee|ice|sand|cement|popcorn|peanuts|cookies|leaves)|bolsas? de (?:plástico|plastico|basura|patatas|papas|papitas|chips|doritos|pan|hielo|comida|lixo|gelo|batata)|sacs? (?:en )?plastiques?|sacs? (?:de (?:chips|couchage|frappe|pommes|pain)|poubelles?)|bors[ae] (?:di plastica|dell['’]immondizia|della spazzatura))/iu;

const does =
  (...operations: readonly string[]) =>
  ({ operation }: PlannedStep): boolean =>
    operations.includes(operation);
const removesBag = ({ operation, options }: PlannedStep): boolean =>
  operation === 'remove-object' && String(options['names']).split(',').includes('handbag');

/** The wishes by the steps that would be done for them. */
const ALIKE: readonly (readonly [
  isTaken: (step: PlannedStep) => boolean,
  isOther: (clauses: readonly Clause[]) => Clause | undefined,
])[] = [
  [does('red-eye'), (clauses) => (clauses.some(namesPerson) ? undefined : clauses.find(namesAnimal))],
  [does('repair-scratches', 'denoise', 'improve-quality', 'sharpen', 'dehaze'), sensorDustIn],
  [
    does('smooth-skin'),
    (clauses) => (clauses.some(({ text }) => SKIN.test(text)) ? undefined : sensorDustIn(clauses)),
  ],
  [
    does('flip'),
    (clauses) =>
      clauses.find((clause) => clause.words.some((word) => says(word, 'flip')) && isOnlyThing(clause)),
  ],
  [
    does('brighten', 'enhance-colors', 'darken'),
    (clauses) =>
      clauses.find(
        ({ words }) =>
          words.some((word) => says(word, 'whiten')) &&
          words.some((word) => says(word, 'part') && valueIn(word, 'region') === null),
      ),
  ],
  [
    does('invert'),
    (clauses) =>
      clauses.find(({ text, words }) => words.some((word) => says(word, 'op:invert')) && ORDER.test(text)),
  ],
  [removesBag, (clauses) => clauses.find(({ text }) => NO_HANDBAG.test(text))],
];

/** The plan without steps that would do something else than what was asked for. */
export const withoutSaidAlike = (reading: PromptReading, clauses: readonly Clause[]): PromptReading =>
  ALIKE.reduce((one, [isTaken, isOther]) => {
    const other = one.steps.some(isTaken) ? isOther(clauses) : undefined;
    if (other === undefined) return one;
    const steps = one.steps.filter((step) => !isTaken(step));
    return steps.length === 0
      ? { ...one, steps, notPossible: [quote(other.text)], hints: [PAINT_HINT] }
      : withUndone({ ...one, steps }, [other.text], PAINT_HINT);
  }, reading);
