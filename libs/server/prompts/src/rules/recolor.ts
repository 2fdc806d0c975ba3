import { beyond, wish, type Reading, type Rule } from '../clauses/reading.ts';
import { says } from '../clauses/clauses.ts';
import { STATES } from '../remarks/complaints.ts';
import { ENGLISH } from '../lexicon/english.ts';
import { onlyLocates } from '../clauses/topic.ts';
import { isColored } from './new-colors.ts';
import { thingIn } from './objects.ts';

export const RECOLOR_HINT =
  'Paint over what should change its color; by name, only everyday things such as cars, chairs or umbrellas are known.';

const OTHER_COLORINGS = [
  'border',
  'word',
  'watermark',
  'in-color',
  'only',
  'cast',
  'excess',
  'bars',
  'background',
] as const;

const PREDICATE =
  /^(?:be|to be|should|should be|soll|sollen|sollte|sein|se vea|q sea|sea|seja|fique|vira|soit|doit être|sia|mejor|melhor)$/i;
/** "Bananas purple", "the yellow car red", "la corbata mejor azul": nothing but a thing and what color it shall have. */
const isToBe = (reading: Reading): boolean => {
  const { words } = reading;
  const at = words.findIndex((word) => thingIn(word) !== null);
  const colors = words.filter(isColored).length;
  const isOnlyThat = words.every(
    (word) =>
      thingIn(word) !== null ||
      isColored(word) ||
      says(word, 'article', 'filler', 'color', 'make', 'improve'),
  );
  const isStated = words.some(({ text }) => STATES.test(text) && !PREDICATE.test(text));
  const isEnglish = [...(words[at]?.concepts ?? [])].some((concept) =>
    ENGLISH[concept].split(', ').includes(words[at]?.text.toLowerCase() ?? ''),
  );
  const isAfter = words.slice(at + 1).some(isColored);
  return (
    isOnlyThat &&
    !isStated &&
    isAfter &&
    (colors > 1 || isEnglish || words.some(({ text }) => PREDICATE.test(text)))
  );
};

/** A thing in another color: "make the car red", "change the color of the chair to blue". */
export const readRecolor: Rule = (reading, { mask }) => {
  const { says: hasSaid, has } = reading;
  const isLook = reading
    .left()
    .some((word) => [...word.concepts].some((concept) => concept.startsWith('op:')));
  if (!reading.left().some(isColored) || has(...OTHER_COLORINGS) || isLook) return null;
  const isIn =
    reading.words.some(
      (word, at) => /^(?:in|en|em|as|de|statt)$/i.test(word.text) && isColored(reading.words[at + 1] ?? word),
    ) && !hasSaid('remove', 'keep', 'op:black-and-white', 'with', 'crop', 'add');
  if (
    !(isIn || isToBe(reading) || hasSaid('make', 'replace', 'recolor', 'colorize')) ||
    has('more', 'less', 'sharp', 'bright')
  )
    return null;
  if (has('color:gray') && has('this', 'picture', 'everything') && !mask) return null;
  const things = reading.left().filter((word) => thingIn(word) !== null && thingIn(word) !== 'person');
  const [thing, second] = things;
  // "The ketchup bottle": a word of its own for the bottle.
  const isUnknown = reading
    .left()
    .some(
      (word) =>
        word.concepts.size === 0 &&
        !(thing !== undefined && reading.words[reading.words.indexOf(word) + 1] === thing),
    );
  const isPart =
    has('subject', 'face', 'skin', 'thing:person') ||
    reading.left().some((word) => says(word, 'part') && !onlyLocates(word, reading.words));
  if (!mask && (thing === undefined || second !== undefined || isPart || isUnknown)) {
    return thing !== undefined || isPart || isUnknown || has('this', 'picture', 'everything')
      ? beyond(RECOLOR_HINT)
      : null;
  }
  // "The red car blue": the last color is the one it shall have.
  const color = reading.colors().at(-1);
  if (color === undefined) return null;
  const names = mask || thing === undefined ? '' : (thingIn(thing) ?? '');
  const said = names === '' ? 'what is marked' : `the ${thing?.text.toLowerCase() ?? ''}`;
  reading.takeWords(reading.left());
  return wish('recolor', { names, said, color: color.hex, name: color.name });
};
