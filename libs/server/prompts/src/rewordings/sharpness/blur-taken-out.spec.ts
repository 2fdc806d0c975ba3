import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['take the blur out of the text', 'sharpen'],
  ['nimm die Unschärfe aus dem Gesicht', 'sharpen face'],
  ['quítale lo borroso al texto', 'sharpen'],
  ['quita lo borroso de la cara', 'sharpen face'],
  ['enlève le flou sur le texte', 'sharpen'],
  ['tira o desfoque do rosto', 'sharpen face'],
  ['togli lo sfocato dal testo', 'sharpen'],
  // Near misses.
  ['remove the blur', 'sharpen'],
  ['remove the blur on the background', 'sharpen background'],
  ['blur the text', 'blur text'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]);
});
