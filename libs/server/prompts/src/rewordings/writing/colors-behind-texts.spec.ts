import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['write "sale" at the top, cream coloured', 'add-text top #fff6dc', 0],
  ['write "sale" at the top, dark blue colored', 'add-text top #1a3d7a', 0],
  ['write CHAMPIONS at the bottom, maroon with a white edge', 'add-text bottom #6e1423 #ffffff', 0],
  ['write "CHAMPIONS" at the bottom, maroon with a white edge', 'add-text bottom #6e1423 #ffffff', 0],
  [
    'stick UNDER 12s CHAMPIONS 2025 along the bottom in our colours, maroon with white edge',
    'add-text bottom #6e1423 #ffffff',
    0,
  ],
  ['schreib MEISTER unten hin, weinrot mit weißem Rand', 'add-text bottom #6b1d2e #ffffff', 0],
  ['escribe CAMPEONES abajo, granate con borde blanco', 'add-text bottom #6b1d2e #ffffff', 0],
  ['écris CHAMPIONS en bas, bordeaux avec un contour blanc', 'add-text bottom #6b1d2e #ffffff', 0],
  ['escreve CAMPEÕES embaixo, vinho com borda branca', 'add-text bottom #6b1d2e #ffffff', 0],
  ['scrivi CAMPIONI in basso, bordeaux con bordo bianco', 'add-text bottom #6b1d2e #ffffff', 0],
  // A border of the picture.
  ['write "hi" at the bottom, sepia with a white border', 'sepia + add-text bottom + border #ffffff', 0],
  ['make the sky blue, white border', 'recolor #2f6fde + border #ffffff', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place', 'color', 'outline'])).toEqual([plan, undone]),
);
