import { LANGUAGES, type Language } from './lexicon/lexicon.ts';
import { readPrompt } from './read-prompt.ts';
import { SPEECH } from './wishes/spoken.ts';

/** The operations of a prompt; what is said not to be possible counts as one of them. */
const operationsOf = (prompt: string): string => {
  const { steps, notPossible } = readPrompt(prompt);
  return [...steps.map(({ operation }) => operation), ...notPossible].join(' + ');
};

/** Compares all at once, so that a fault in the data of a language shows every wish that it spoils. */
const expectOperations = (wishes: readonly (readonly [prompt: string, operations: string])[]): void => {
  const misread = wishes
    .map(([prompt, expected]) => ({ prompt, expected, read: operationsOf(prompt) }))
    .filter(({ expected, read }) => read !== expected);
  expect(misread).toEqual([]);
};

describe.each<Language>([...LANGUAGES])('%s, as it is spoken', (language) => {
  const { frames, wishes, forms, complaints } = SPEECH[language];

  it('means the same in every polite form', () =>
    expectOperations(
      wishes.flatMap(([wish, operations]) =>
        ['…', ...frames].map((frame) => [frame.replace('…', wish), operations] as const),
      ),
    ));

  it('means the same without capitals and accents, and in capitals', () =>
    expectOperations(
      wishes.flatMap(([wish, operations]) =>
        [wish.normalize('NFD').replace(/\p{M}/gu, ''), wish.toUpperCase()].map(
          (written) => [written, operations] as const,
        ),
      ),
    ));

  it('means the same in every form of a verb', () =>
    expectOperations(
      forms.flatMap(([verbs, rest, operations]) =>
        verbs.split('|').map((verb) => [`${verb} ${rest}`, operations] as const),
      ),
    ));

  it('wants a fault mended that is only named', () => expectOperations(complaints));

  it('reads two wishes in one sentence', () => {
    const and = { english: 'and', spanish: 'y', german: 'und', french: 'et', portuguese: 'e', italian: 'e' }[
      language
    ];
    const [first = ['', ''], ...others] = wishes.filter(
      ([, id]) => id === 'black-and-white' || id === 'crop',
    );
    expectOperations(others.map(([wish, id]) => [`${first[0]} ${and} ${wish}`, `${first[1]} + ${id}`]));
  });
});
