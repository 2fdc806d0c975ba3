import { readPrompt } from '../read-prompt.ts';
import { COLORIZE } from '../rules/beyond.ts';

describe('what a step cannot do is said beside it', () => {
  it.each([
    ['gostava de a ver restaurada e a cores', 'a cores', COLORIZE],
    ['restaurieren und in Farbe', 'in Farbe', COLORIZE],
    ['restaurée et en couleurs', 'en couleurs', COLORIZE],
  ])('in “%s” it is “%s”', (prompt, words, hint) => {
    const { steps, notPossible, hints } = readPrompt(prompt);
    expect(steps).toHaveLength(1);
    expect(notPossible).toEqual([`“${words}”`]);
    expect(hints).toContain(hint);
  });

  it.each(['fix the scratches, keep it in color', 'restore the faded colors', 'straighten the horizon'])(
    'nothing is said of “%s”',
    (prompt) => {
      const { steps, notPossible, hints } = readPrompt(prompt);
      expect(steps).toHaveLength(1);
      expect([...notPossible, ...hints]).toEqual([]);
    },
  );
});
