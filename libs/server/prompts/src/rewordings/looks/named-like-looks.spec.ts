import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make the neon sign brighter', '', 1],
  ['das Neonschild ist überstrahlt', '', 1],
  ['el letrero de neón está quemado', '', 1],
  ["l'enseigne au néon est cramée", '', 1],
  ['make the film camera sharper', 'sharpen', 0],
  ['the HDR monitor is too bright', 'darken', 0],
  ['make the night lamp darker', '', 1],
  ['remove the background singer', 'remove-object', 0],
  ['remove the round mirror', '', 1],
  ['make the window frame white', '', 1],
  ['mach den Fensterrahmen weiß', '', 1],
  ['haz la sombra de ojos azul', '', 1],
  ["it's our first flat, crop it square", 'crop', 0],
  ['remove the text book', 'remove-object', 0],
  ['remove the logo on the crop top', '', 1],
  ['add a neon sign', 'neon-glow', 0],
  ['neon sign look', 'neon-glow', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
