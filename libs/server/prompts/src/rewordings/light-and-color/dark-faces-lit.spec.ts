import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['her face is dark, can you lighten a little', 'brighten face', 0],
  ['das gesicht meiner tochter liegt im schatten, bitte etwas aufhellen', 'brighten face', 0],
  ['la cara está oscura, aclárala un poco', 'brighten face', 0],
  ["le visage de ma mère est dans l'ombre, éclaircis le un peu", 'brighten face', 0],
  ['o rosto da minha avó está muito escuro, dá pra clarear um pouco', 'brighten face', 0],
  ['il viso di mia figlia è in ombra, schiariscilo un pochino', 'brighten face', 0],
  ['only the left half is too bright, darken it', 'darken left half', 0],
  ['her face is dark, brighten the picture', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
