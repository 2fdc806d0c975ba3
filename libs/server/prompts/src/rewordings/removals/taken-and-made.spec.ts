import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['where', 'names'];

it.each([
  'take the background and make it darker',
  'nimm den Hintergrund und mach ihn dunkler',
  'toma el fondo y hazlo más oscuro',
  'prends le fond et rends-le plus sombre',
  'pega o fundo e deixa ele mais escuro',
  'prendi lo sfondo e rendilo più scuro',
])('“%s” takes nothing away', (prompt) =>
  expect(planAndUndone(prompt, KEYS)).toEqual(['darken background', 0]),
);

it('what is taken out is removed', () =>
  expect(planAndUndone('take the dog out and make it brighter', KEYS)[0]).toContain('remove-object dog'));
