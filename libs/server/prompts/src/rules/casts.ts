import { says as saysOf } from '../clauses/clauses.ts';
import { DEFINITE } from '../remarks/meant.ts';
import { beyond, valueIn, wish, type Finding, type Reading, type Rule } from '../clauses/reading.ts';

/** Whether more of a tone is wanted, less of it, or there is too much of it. */
export type Direction = 'more' | 'less' | 'excess';

const COLD = /blue|bluish|cyan|teal|azul|blau|bleu|blu\b/i;
const HOT = /orange|yellow|gold|amber|gelb|amarill|amarel|jaune|giall|naranj|laranj|aranc/i;
const TINT = /^(?:tint(?: the)?|teins|teinte|tinge|tiñe|tingi|tinja|töne)$/i;
/** True if a color is asked for that is not there: "tint everything light purple". */
const isTinted = ({ words }: Reading): boolean =>
  TINT.test(words.find((word) => !saysOf(word, 'filler'))?.text ?? '') &&
  words.some((word) => valueIn(word, 'color') !== null);
/** Reads requests that remove or add a tint: "remove the blue tint", "add a blue tint". */
export const readCast = (direction: Direction, reading: Reading): Finding => {
  const { says, has, words } = reading;
  const isAdded =
    isTinted(reading) ||
    (direction === 'more' && says('add', 'with', 'more') && !says('fix', 'improve', 'less'));
  if (!isAdded) return wish('color-correction', {}, true);
  if (has('warm')) return wish('warm-tones');
  if (has('cool')) return wish('cool-tones');
  const text = words.map((word) => word.text).join(' ');
  reading.colors();
  if (COLD.test(text)) return wish('cool-tones');
  return HOT.test(text) ? wish('warm-tones') : beyond(TINT_HINT);
};
export const TINT_HINT =
  'The whole image can become warmer, cooler or sepia, or get the tones of one color, such as: monochrome blue.';

const PART_HINT = 'Paint over the part that is meant, and ask again.';

/** Reads two colors with "more" or "less" as warmer or cooler tones: "less blue, more orange". */
const colorShift = (reading: Reading): Finding => {
  const { words, has, take } = reading;
  const isOfPart = words.some(
    (word) => saysOf(word, 'part', 'background', 'face', 'skin') || valueIn(word, 'thing') !== null,
  );
  const turned = words.flatMap((word, at) => {
    const [turn, color] = [word, words[at + 1]];
    if (color === undefined || valueIn(color, 'color') === null || !saysOf(turn, 'more', 'less')) return [];
    const isCold = COLD.test(color.text);
    return isCold || HOT.test(color.text) ? [isCold === saysOf(turn, 'less') ? 'warm' : 'cool'] : [];
  });
  if (isOfPart || turned.length < 2 || new Set(turned).size > 1 || !has('more', 'less')) return null;
  reading.colors();
  take('more', 'less');
  return turned[0] === 'warm' ? wish('warm-tones') : wish('cool-tones');
};

const DOWN =
  /^(?:down|runter|herunter|zurück|giù|giu|baja|bájale|baisse|baixa|abaixa|abbassa|diminu\p{L}*)$/iu;

/** Reads complaints about too much of a color as requests for color correction: "too yellow", "remove the green". */
export const readTooColored = (reading: Reading): Finding => {
  if (isTinted(reading)) return null;
  const shift = colorShift(reading);
  if (shift !== null) return shift;
  const isComplaint = reading.says('excess') || (reading.says('cast', 'less') && !reading.says('more'));
  if (!isComplaint || reading.colors().length === 0) return null;
  const isOfPart = reading.has('part') && !reading.has('picture', 'skin', 'face');
  if (isOfPart && (reading.owns('make', 'less') || reading.says('excess'))) return beyond(PART_HINT);
  reading.take('excess', 'less', 'cast', 'picture', 'make', 'fix', 'skin', 'light', 'part', 'face');
  return wish('color-correction', {}, true);
};

/** "Tint the whole photo pink": only warm and cold tints can be given to a whole picture. */
export const readTint: Rule = (reading) => {
  const isOfPart = reading.words.some(
    (word) => saysOf(word, 'part', 'background', 'face', 'skin', 'word') || valueIn(word, 'thing') !== null,
  );
  if (!isTinted(reading) || isOfPart || !reading.has('everything', 'picture', 'this')) return null;
  const found = readCast('more', reading);
  reading.takeWords(reading.left());
  return found;
};

/** "Turn the blue down", "dreh das Gelb runter": less of a color in the whole picture. */
export const readColorDown: Rule = ({ words, left, takeWords }) => {
  const isDown =
    words.some(({ text }) => DOWN.test(text)) &&
    words.some((word) => TINTS.includes(valueIn(word, 'color') ?? '')) &&
    words.every(
      (word) =>
        DOWN.test(word.text) ||
        valueIn(word, 'color') !== null ||
        saysOf(word, 'make', 'article', 'filler', 'subtle', 'rotate', 'color', 'less'),
    );
  if (!isDown || left().length === 0) return null;
  takeWords(left());
  return wish('color-correction', {}, true);
};
const TINTS: readonly string[] = [
  'blue',
  'yellow',
  'green',
  'orange',
  'red',
  'pink',
  'purple',
  'magenta',
  'violet',
  'cyan',
];

/** "Make the blues deeper": more color, although only one is named. */
export const isColorRaised = ({ words, owns, isBegun }: Reading): boolean =>
  !owns('color:black', 'color:white', 'color:gray') &&
  !isBegun() &&
  owns('make', 'more') &&
  owns('more', 'strong') &&
  words.some(
    (word) => valueIn(word, 'color') !== null && DEFINITE.test(words[words.indexOf(word) - 1]?.text ?? ''),
  ) &&
  words.every(
    (word) =>
      valueIn(word, 'color') !== null ||
      saysOf(word, 'make', 'more', 'strong', 'subtle', 'filler', 'article'),
  );
