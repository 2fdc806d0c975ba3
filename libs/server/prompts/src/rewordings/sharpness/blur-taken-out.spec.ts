import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['take the blur out of the text', 'sharpen'],
  ['nimm die Unschärfe aus dem Gesicht', 'sharpen face'],
  ['quítale lo borroso al texto', 'sharpen'],
  ['quita lo borroso de la cara', 'sharpen face'],
  ['enlève le flou sur le texte', 'sharpen'],
  ['tira o desfoque do rosto', 'sharpen face'],
  ['togli lo sfocato dal testo', 'sharpen'],
  ['blur the background less', 'sharpen background'],
  ['make the background less blurry', 'sharpen background'],
  ['desenfoca menos el fondo', 'sharpen background'],
  ['reduziere die Hintergrundunschärfe', 'sharpen background'],
  ['floute moins le fond', 'sharpen background'],
  ['desfoque menos o fundo', 'sharpen background'],
  ['sfoca meno lo sfondo', 'sharpen background'],
  // Near misses.
  ['blur the background', 'blur-background'],
  ['desenfoca más el fondo', 'blur-background'],
  ['remove the blur', 'sharpen'],
  ['remove the blur on the background', 'sharpen background'],
  ['blur the text', 'blur text'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]);
});
