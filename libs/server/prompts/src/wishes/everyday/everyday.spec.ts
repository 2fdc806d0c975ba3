import { seededRandom } from '@safelight/operations';
import { readPrompt } from '../../read-prompt.ts';
import { everydayWishes, LANGUAGES, type EverydayWish } from './everyday-wishes.ts';

/** What is read wrongly in a prompt that asks for exactly these wishes; null if nothing is. */
const mistakeIn = (prompt: string, wishes: readonly EverydayWish[]): string | null => {
  const { steps, notPossible } = readPrompt(prompt);
  const isRead = ({ operation, options }: EverydayWish): boolean =>
    steps.some(
      (step) =>
        step.operation === operation &&
        Object.entries(options).every(
          ([key, value]) => String((key === 'strength' ? step.strength : step.options[key]) ?? '') === value,
        ),
    );
  if (steps.length === wishes.length && notPossible.length === 0 && wishes.every(isRead)) return null;
  const read = steps.map(({ operation, options }) => `${operation} ${JSON.stringify(options)}`).join(' + ');
  return `${prompt} → ${read || 'refused'} ${notPossible.join(' ')}`;
};

const PAIRS = 60;
const TRIPLES = 12;
/** A comma or a negation in one of three wishes may concern the next one too. */
const SPEAKS_OF_MORE = /,| (?:not|nicht|no|pas|não|non) /u;

describe.each(Object.entries(LANGUAGES))('in %s', (_, language) => {
  const wishes = everydayWishes(language);
  const random = seededRandom(5);
  // A look of the whole picture and an exception have nothing that another wish could lose or take.
  const joinable = wishes.filter(
    ({ options }) => Object.keys(options).length > 0 && options['where']?.startsWith('not ') !== true,
  );
  const some = (next = random): EverydayWish =>
    joinable[Math.floor(next() * joinable.length)] as EverydayWish;

  it('each of the plainest wishes is read with its color, place, thing or number', () => {
    expect(wishes.flatMap((one) => mistakeIn(one.wish, [one]) ?? [])).toEqual([]);
  });

  it('exceptions, amounts, places, questions and corrections are read', () => {
    expect(everydayWishes(language, 'nuances').flatMap((one) => mistakeIn(one.wish, [one]) ?? [])).toEqual(
      [],
    );
  });

  it('three wishes are done in whatever way they are ordered', () => {
    const next = seededRandom(11);
    const mistakes = Array.from({ length: TRIPLES }, (_, at) => {
      const three = [some(next), some(next), some(next)];
      const shapes = three.filter(({ operation }) => ['crop', 'resize'].includes(operation));
      const isOpen = three.some(({ wish }) => SPEAKS_OF_MORE.test(wish));
      const isOfOne = new Set(three.map(({ operation }) => operation)).size < three.length;
      if (isOfOne || isOpen || shapes.length > 1) return null;
      const order = language.orders[at % language.orders.length] ?? '';
      return mistakeIn(
        three.reduce((prompt, { wish }, index) => prompt.replace(`{${index + 1}}`, wish), order),
        three,
      );
    });
    expect(mistakes.filter((mistake) => mistake !== null)).toEqual([]);
  });

  it('courtesies and capital letters change nothing', () => {
    const mistakes = wishes.flatMap((one, at) => {
      const courtesy = language.courtesies[at % language.courtesies.length] ?? '';
      const prompt = courtesy.replace('{wish}', one.wish).replace('{WISH}', one.wish.toUpperCase());
      // Texts in capital letters are written as they stand.
      const options = Object.entries(one.options).filter(([key]) => key !== 'text');
      return mistakeIn(prompt, [{ ...one, options: Object.fromEntries(options) }]) ?? [];
    });
    expect(mistakes).toEqual([]);
  });

  it('two wishes of a prompt keep their own colors, places and things', () => {
    const mistakes = Array.from({ length: PAIRS }, (_, at) => {
      const [one, other] = [some(), some()];
      if (one.operation === other.operation) return null;
      return mistakeIn(one.wish + (language.joints[at % language.joints.length] ?? '') + other.wish, [
        one,
        other,
      ]);
    });
    expect(mistakes.filter((mistake) => mistake !== null)).toEqual([]);
  });
});
