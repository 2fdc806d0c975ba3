import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['write Lucy + Tom, not too huge', 'add-text Lucy + Tom', 0],
  ['schreib "Lucy" unten, aber nicht so groß', 'add-text Lucy', 0],
  ['escribe "Lucy" abajo, no muy grande', 'add-text Lucy', 0],
  ['écris "Lucy" en bas, pas trop gros', 'add-text Lucy', 0],
  ['escreve "Lucy" embaixo, não muito grande', 'add-text Lucy', 0],
  ['scrivi "Lucy" in basso, non troppo grande', 'add-text Lucy', 0],
  ['write "hello" in white and not too big', 'add-text hello', 0],
  ['schreib unten "Sommerfest" in weiß und nicht zu groß', 'add-text Sommerfest', 0],
  ['écris "salut" pas trop grand', 'add-text salut', 0],
  ['make it larger, but not too large', 'upscale', 0],
  ['write Lucy in big letters', 'add-text Lucy large', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'size'])).toEqual([plan, undone]),
);
