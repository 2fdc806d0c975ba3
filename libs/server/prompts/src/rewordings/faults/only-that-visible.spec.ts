import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['my cat is a black blob, only the eyes are visible, lift the shadows', 'low-light', 0],
  ['man sieht nur die Augen, Schatten aufhellen', 'low-light', 0],
  ['solo se ven los ojos, sube las sombras', 'low-light', 0],
  ['on ne voit que les yeux, remonte les ombres', 'low-light', 0],
  ['só se vê os olhos, levanta as sombras', 'low-light', 0],
  ['Il mio gatto nero sembra una macchia, si vedono solo gli occhi, tira su le ombre', 'low-light', 0],
  // Near misses.
  ['brighten only the eyes', 'brighten eyes', 0],
  ['schiarisci solo gli occhi', 'brighten eyes', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
