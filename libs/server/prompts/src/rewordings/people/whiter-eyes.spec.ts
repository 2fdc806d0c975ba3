import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['whiter eyes', 'brighten eyes', 0],
  ['weißere Augen', 'brighten eyes', 0],
  ['ojos más blancos', 'brighten eyes', 0],
  ['blanc des yeux plus blanc', 'brighten eyes', 0],
  ['olhos mais brancos', 'brighten eyes', 0],
  ['bianco degli occhi più bianco', 'brighten eyes', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);

it.each([
  ['whiten my teeth and the whites of my eyes', 'recolor teeth + brighten eyes', 0],
  ['Zähne weißer und das Weiße in den Augen', 'recolor teeth + brighten eyes', 0],
  ['dientes más blancos y el blanco de los ojos', 'recolor teeth + brighten eyes', 0],
  ['dents plus blanches et le blanc des yeux', 'recolor teeth + brighten eyes', 0],
  ['dentes mais brancos e o branco dos olhos', 'recolor teeth + brighten eyes', 0],
  ['facciamo i denti meno gialli, no anzi anche il bianco degli occhi', 'recolor teeth + brighten eyes', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['where', 'names'])).toEqual([plan, undone]);
});
