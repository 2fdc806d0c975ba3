import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'caption at the bottom white italic: "Santorini, where he finally asked"',
    'add-text bottom #ffffff elegant',
    0,
  ],
  ['caption at the top black bold: "Hello"', 'add-text top #000000', 0],
  ['text at the bottom: "white italic"', 'add-text bottom', 0],
  ['make the text white', '', 1],
  ['write "Hi" at the top, make the text white', 'add-text top #ffffff', 0],
  // A shade of a color.
  ['write "Hello" reddish bottom right', 'add-text bottom-right #d92b2b', 0],
  ['schreib "Hallo" etwas rötlich unten rechts', 'add-text bottom-right #d92b2b', 0],
  ['schreib Hallo rötlich unten rechts', 'add-text bottom-right #d92b2b', 0],
  ['escribe "Hola" azulado arriba', 'add-text top #2f6fde', 0],
  ['écris "Bonjour" bleuâtre en haut', 'add-text top #2f6fde', 0],
  ['escreve "Olá" avermelhado embaixo à direita', 'add-text bottom-right #d92b2b', 0],
  ['scrivi "Ciao" bluastro in alto', 'add-text top #2f6fde', 0],
  ['scrivi "Ciao" in alto, la foto è giallastra', 'color-correction + add-text top', 0],
  ['write "Hello" at the top, remove the yellowish cast', 'color-correction + add-text top', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place', 'color', 'font'])).toEqual([plan, undone]),
);
