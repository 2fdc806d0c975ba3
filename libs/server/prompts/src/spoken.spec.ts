import { LANGUAGES, type Language } from './lexicon/lexicon.ts';
import { readPrompt } from './read-prompt.ts';
import { SPEECH } from './wishes/spoken.ts';

/** Returns the operations that are read from a prompt, and then the parts of it that are reported as not possible. */
const operationsOf = (prompt: string): string => {
  const { steps, notPossible } = readPrompt(prompt);
  return [...steps.map(({ operation }) => operation), ...notPossible].join(' + ');
};

/** Compares all wishes at once, so that a failure lists every wish that is misread. */
const expectOperations = (wishes: readonly (readonly [prompt: string, operations: string])[]): void => {
  const misread = wishes
    .map(([prompt, expected]) => ({ prompt, expected, read: operationsOf(prompt) }))
    .filter(({ expected, read }) => read !== expected);
  expect(misread).toEqual([]);
};

describe.each<Language>([...LANGUAGES])('readPrompt for spoken %s', (language) => {
  const { frames, wishes, forms, complaints } = SPEECH[language];

  it('reads the same operations from a wish in every polite form', () =>
    expectOperations(
      wishes.flatMap(([wish, operations]) =>
        ['…', ...frames].map((frame) => [frame.replace('…', wish), operations] as const),
      ),
    ));

  it('reads the same operations from a wish without accents and in capitals', () =>
    expectOperations(
      wishes.flatMap(([wish, operations]) =>
        [wish.normalize('NFD').replace(/\p{M}/gu, ''), wish.toUpperCase()].map(
          (written) => [written, operations] as const,
        ),
      ),
    ));

  it('reads the same operations from every form of a verb', () =>
    expectOperations(
      forms.flatMap(([verbs, rest, operations]) =>
        verbs.split('|').map((verb) => [`${verb} ${rest}`, operations] as const),
      ),
    ));

  it('reads a complaint as a request to correct the fault', () => expectOperations(complaints));

  it('reads both operations from two wishes in one sentence', () => {
    const and = { english: 'and', spanish: 'y', german: 'und', french: 'et', portuguese: 'e', italian: 'e' }[
      language
    ];
    const [first = ['', ''], ...others] = wishes.filter(
      ([, id]) => id === 'black-and-white' || id === 'crop',
    );
    expectOperations(others.map(([wish, id]) => [`${first[0]} ${and} ${wish}`, `${first[1]} + ${id}`]));
  });
});
