import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Den Himmel blauer, am Wasser bitte nichts ändern', 'recolor sky', 0],
  ["ciel plus bleu, ne change rien à l'eau", 'recolor sky', 0],
  ['céu mais azul, não mude nada na água', 'recolor sky', 0],
  ["cielo più blu, non toccare nulla sull'acqua", 'recolor sky', 0],
  ['Darken only the sky, the mountains are fine as they are', 'darken sky', 0],
  [
    "sfondo grigio chiaro, togliere le occhiaie, la barba la lasci così com'è",
    'smooth-skin + replace-background',
    0,
  ],
  ['white background, leave the beard as it is', 'replace-background', 0],
  ['weißer Hintergrund, den Bart bitte so lassen', 'replace-background', 0],
  ['fondo blanco, deja la barba como está', 'replace-background', 0],
  ['fond blanc, laisse la barbe comme elle est', 'replace-background', 0],
  ['fundo branco, deixa a barba como está', 'replace-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where', 'names'])).toEqual([plan, undone]),
);
