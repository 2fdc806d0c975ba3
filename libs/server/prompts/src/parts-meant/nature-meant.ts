import { says, type Clause } from '../clauses/clauses.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { valueIn } from '../clauses/reading.ts';
import { asksToKeep, surelyKeeps } from '../kept/spared.ts';
import type { Word } from '../words/words.ts';

const GREEN = { color: '#3f8f3a', name: 'green' };
const ORANGE = { color: '#e07b1f', name: 'orange' };
const BLUE = { color: '#2f6fde', name: 'blue' };

/** Operations that would change the colors of the whole picture instead. */
const OF_COLORS: readonly string[] = [
  'enhance-colors',
  'color-correction',
  'saturation',
  'warm-tones',
  'cool-tones',
  'recolor',
];
const DEAD =
  /^(?:dead|dying|dry|dried|patchy|withered|tot|vertrocknet|verdorrt|trocken|welk|muert[oa]s?|sec[oa]s?|marchit[oa]s?|mort[es]*|sèches?|secs?|fané[es]*|mort[oa]s?|murch[oa]s?|morte|secc[oahie]+|secche|appassit[oaie])$/iu;
const GARDEN = /^(?:garden|garten|jardín|jardin|jardim|giardino|yard|backyard|rasen)$/iu;
const FLOWERS = /^(?:flowers?|blumen?|blüten?|flor(?:es)?|fleurs?|fior[ei]|roses?|rosen?|rosas?)$/iu;
const LUSH =
  /^(?:lush|lushe?r|greener|üppig\p{L}*|saftig\p{L}*|frondos[oa]s?|luxuriante?s?|rigoglios[oaie])$/iu;
const GREENER = /(?:^| )(?:green(?:er)?|grüner?|verde|verdes|vert|verts|vertes?|verdi)$/iu;
const AUTUMN = /^(?:fall|autumn|autumnal|herbst\p{L}*|otoñ\p{L}*|automne|outono|autunn\p{L}*)$/iu;

const isPlants = (word: Word): boolean => valueIn(word, 'region') === 'plants';
const isSky = (word: Word): boolean => valueIn(word, 'region') === 'sky';
const isColor = (word: Word, ...names: readonly string[]): boolean =>
  names.some((name) => [...word.concepts].some((concept) => concept === `color:${name}`));
const isGreen = (word: Word): boolean =>
  isColor(word, 'green') || LUSH.test(word.text) || GREENER.test(word.text);

/** The color that plants should get: green if they are dead or pale, that of autumn if it is named. Null for none. */
const colorOfPlants = (words: readonly Word[], names: readonly Word[]): typeof GREEN | null => {
  const isFaded =
    words.some(({ text }) => DEAD.test(text)) || words.some((word) => isColor(word, 'brown', 'yellow'));
  const isGarden = names.every((word) => !isPlants(word));
  const [name] = names;
  const after = name === undefined ? [] : words.slice(words.indexOf(name) + 1);
  const before = name === undefined ? [] : words.slice(0, words.indexOf(name));
  if (words.some((word) => says(word, 'excess'))) return null;
  if (after.some(({ text }) => AUTUMN.test(text)) && before.some((word) => says(word, 'make'))) return ORANGE;
  // "Make the grass greener": the grass is green already.
  const isGreener =
    !isGarden && words.some(({ text }) => LUSH.test(text)) && words.some((word) => says(word, 'make'));
  if (isGreener) return GREEN;
  const isAsked = words.some(isGreen) || (isFaded && words.some((word) => says(word, 'less')));
  return isFaded && isAsked && (!isGarden || words.some(({ text }) => DEAD.test(text))) ? GREEN : null;
};

/** Words that say how something really was, as in "the sky was blue". */
const WAS = /^(?:was|war|estaba|era|était|estava|really)$/iu;
const BROUGHT_BACK =
  /^(?:back|bring|restore|return|zurück\p{L}*|wieder|zurückholen|devuelve\p{L}*|devolver\p{L}*|recuper\p{L}*|ramen\p{L}*|ramèn\p{L}*|redonne\p{L}*|rends|rendre|retrouver|traz\p{L}*|devolv\p{L}*|resgat\p{L}*|riport\p{L}*|ridai|ridare|ridagli|restituisci\p{L}*)$/iu;
const isPale = (words: readonly Word[]): boolean =>
  words.some(
    (word) =>
      isColor(word, 'gray', 'white') || says(word, 'muted', 'overexposed', 'op:enhance-colors', 'bright'),
  );
/** "Bring some blue back", of a sky that is called pale. */
const isBlueBroughtBack = (words: readonly Word[]): boolean => {
  const at = words.findIndex((word) => isColor(word, 'blue'));
  const near = words.slice(Math.max(0, at - 4), at + 3);
  return at > 0 && isPale(words) && near.some(({ text }) => BROUGHT_BACK.test(text));
};
const isBlueMissed = (words: readonly Word[]): boolean => {
  const at = words.findIndex((word) => isColor(word, 'blue'));
  const isDull = words.some(
    (word) => isColor(word, 'gray', 'white') || says(word, 'op:black-and-white', 'muted'),
  );
  const before = words.slice(Math.max(0, at - 2), at);
  return at > 0 && isDull && before.some((word) => says(word, 'more') || WAS.test(word.text));
};

const step = (names: string, said: string, { color, name }: typeof GREEN): PlannedStep => ({
  operation: 'recolor',
  strength: 1,
  options: { names, said, color, name },
});
const ARTICLE = /^(?:the|der|die|das|el|la|los|las|le|les|l|il|lo|i|gli|o|a|os|as|mes|my|meine?)$/iu;

/** Colors of plants and of the sky, which the wish names in another clause or by a fault: "the grass is dead, make it green". */
export const withNatureMeant = (clauses: readonly Clause[], decided: PromptReading): PromptReading => {
  const words = clauses.flatMap((clause) => (clause.words.some(surelyKeeps) ? [] : clause.words));
  const isOnlyColors = decided.steps.every(
    ({ operation, options }) =>
      OF_COLORS.includes(operation) &&
      !('where' in options) &&
      (operation !== 'recolor' || options['names'] === 'plants'),
  );
  const isOfOther = words.some(
    (word) => says(word, 'remove', 'background', 'blurry') || (isPlants(word) && words.some(isSky)),
  );
  if (!isOnlyColors || isOfOther) return decided;
  // Flowers are found with the plants around them, and would get their color.
  const keepsFlowers = clauses.some(
    (clause) => clause.words.some(asksToKeep) && clause.words.some(({ text }) => FLOWERS.test(text)),
  );
  if (keepsFlowers) return decided;
  const plants = words.filter((word) => isPlants(word) || GARDEN.test(word.text));
  const sky = words.find(isSky);
  const green = plants.length > 0 ? colorOfPlants(words, plants) : null;
  const said = (word: Word | undefined): string => {
    const text = word?.text.toLowerCase() ?? '';
    return ARTICLE.test(text.split(' ')[0] ?? '') ? text : `the ${text}`;
  };
  if (green !== null) {
    const isRead = decided.steps.some(({ options }) => options['name'] === green.name);
    return isRead ? decided : { steps: [step('plants', said(plants[0]), green)], notPossible: [], hints: [] };
  }
  const isBlue =
    sky !== undefined && (isBlueBroughtBack(words) || (decided.steps.length > 0 && isBlueMissed(words)));
  return isBlue ? { steps: [step('sky', said(sky), BLUE)], notPossible: [], hints: [] } : decided;
};
