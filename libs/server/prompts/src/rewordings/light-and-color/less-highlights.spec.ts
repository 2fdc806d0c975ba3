import { planAndUndone } from '../../testing/plan-and-undone.ts';
import { readPrompt } from '../../read-prompt.ts';

it.each([
  ['a little less highlights', 0.5],
  ['just a little less highlights, maybe 20 percent', 0.2],
  ['etwas weniger Lichter', 0.5],
  ['weniger Lichter, vielleicht 20 Prozent', 0.2],
  ['Lichter um 20 % absenken', 0.2],
  ['un poco menos de luces altas', 0.5],
  ['menos luces altas, unos 20%', 0.2],
  ['um pouco menos de realces', 0.5],
  ["un po' meno alte luci", 0.5],
])('“%s” lowers the highlights', (prompt, strength) =>
  expect(readPrompt(prompt)).toMatchObject({
    steps: [{ operation: 'hdr', strength, options: { tones: 'highlights' } }],
    notPossible: [],
  }),
);

it('leaves less of all else', () =>
  expect(planAndUndone('a little less contrast', ['direction'])).toEqual(['contrast less', 0]));
