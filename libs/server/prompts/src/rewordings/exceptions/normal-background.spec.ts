import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['effetto fumetto ma con lo sfondo normale', 'cartoon not background'],
  ['efecto cómic pero con el fondo normal', 'cartoon not background'],
  ['efeito desenho mas com o fundo normal', 'pencil-sketch not background'],
  ['comic effect with a normal background', 'cartoon not background'],
  ['effet bd avec le fond normal', 'cartoon not background'],
  ['Comic Effekt mit normalem Hintergrund', 'cartoon not background'],
  // Near misses.
  ['comic effect with a white background', 'replace-background + cartoon'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]);
});
