import { readPrompt } from '../read-prompt.ts';

it.each([
  "it's too dark, brighten it a little",
  'zu dunkel, mach es ein bisschen heller',
  'está muy oscura, aclárala un poco',
  'trop sombre, éclaircis-la un peu',
  'está muito escura, clareia um pouco',
  "è troppo scura, schiariscila un po'",
])('“%s” asks for a little light', (prompt) => {
  const strengths = readPrompt(prompt).steps.map(({ strength }) => strength);
  expect(strengths).toEqual([0.5]);
});

it('a complaint alone asks for all the light that lacks', () => {
  const [step] = readPrompt('it is too dark, brighten it').steps;
  expect(step?.strength).toBe(1);
});
