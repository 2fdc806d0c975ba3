import { readPrompt } from '../../read-prompt.ts';
import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['blurrier, you can still recognize them', 'blur', 0],
  ['ein bisschen unschärfer', 'blur', 0],
  ['más borroso', 'blur', 0],
  ['un peu plus flou', 'blur', 0],
  ['mais desfocado, ainda dá pra reconhecer', 'blur', 0],
  ["un po' più sfocato", 'blur', 0],
  ['está más borroso, arréglalo', 'sharpen', 0],
  ['fondo más borroso', 'blur-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);

test('a bit blurrier is half of the blur', () =>
  expect(readPrompt('un poco más borroso').steps).toMatchObject([{ operation: 'blur', strength: 0.5 }]));
