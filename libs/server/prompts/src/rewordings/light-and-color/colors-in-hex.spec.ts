import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'light grey background hex f2f2f2',
  'background hex f2f2f2',
  'light gray background with hex code #f2f2f2',
  'grauer Hintergrund #f2f2f2',
  'Hintergrund in Hex f2f2f2',
  'fondo gris claro #f2f2f2',
  'fond gris clair #f2f2f2',
  'fundo cinza claro #f2f2f2',
  'sfondo grigio chiaro #f2f2f2',
])('“%s” is a background of this color', (prompt) =>
  expect(planAndUndone(prompt, ['stops'])).toEqual(['replace-background #f2f2f2', 0]),
);

it.each([
  ['red border #aa0000', 'border #aa0000'],
  ['border in hex aa0000', 'border #aa0000'],
  ['write SALE in #aa0000', 'add-text SALE #aa0000'],
  ['schreib SALE in #aa0000', 'add-text SALE #aa0000'],
  ['write "SALE in #aa0000"', 'add-text SALE in #aa0000'],
])('“%s” has this color', (prompt, plan) =>
  expect(planAndUndone(prompt, ['text', 'color'])).toEqual([plan, 0]),
);
