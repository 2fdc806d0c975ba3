import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the sweat from my face', 'smooth-skin', 0],
  ['my face looks shiny can you fix it', 'smooth-skin', 0],
  ['nicht dunkler, nur den Glanz von der Stirn nehmen', 'smooth-skin', 0],
  ['enlève juste la brillance du front', 'smooth-skin', 0],
  ['meu rosto está brilhando muito, tira esse suor', 'smooth-skin', 0],
  ['togli solo il lucido dalla fronte', 'smooth-skin', 0],
  ['no la hagas más oscura, solo quítale el brillo de la frente', 'smooth-skin', 0],
  ['Gesicht glänzt zu stark', 'smooth-skin', 0],
  ['i denti un pochino più bianchi e via il lucido dalla fronte', 'smooth-skin + recolor', 0],
  ['quitale el brillo de la frente a mi mamá', 'smooth-skin', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
