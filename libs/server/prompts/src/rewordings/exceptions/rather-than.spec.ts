import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['rather than removing the background just fade it to grey', 'replace-background gray', 0],
  ['instead of removing the background just make it grey', 'replace-background gray', 0],
  ['rather than removing the background blur it', 'blur-background', 0],
  ['statt den Hintergrund zu entfernen, mach ihn grau', 'replace-background gray', 0],
  ['en vez de quitar el fondo, ponlo gris', 'replace-background gray', 0],
  ["au lieu d'enlever le fond, mets-le en gris", 'replace-background gray', 0],
  ['em vez de tirar o fundo, deixa ele cinza', 'replace-background gray', 0],
  ['invece di togliere lo sfondo, rendilo grigio', 'replace-background gray', 0],
  ['rather than cropping it, add white bars', 'border', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name', 'where'])).toEqual([plan, undone]),
);
