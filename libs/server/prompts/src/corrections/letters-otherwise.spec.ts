import { planAndUndone } from '../testing/plan-and-undone.ts';

const KEYS = ['text', 'place', 'name', 'color', 'size', 'factor'];
const RED = '#d92b2b';

it.each([
  ['write "A" in red, no wait, leave it in red but bigger', `add-text A  ${RED} large`],
  ['write A in red, no wait, leave it red but bigger', `add-text A  ${RED} large`],
  ['write "A" in red, no, bigger', `add-text A  ${RED} large`],
  ['write "SALE" at the top, actually no, make it smaller', 'add-text SALE top small'],
  ['schreib "A" in rot, nein warte, lass es rot aber größer', `add-text A  ${RED} large`],
  ['escribe "A" en rojo, no espera, déjalo en rojo pero más grande', `add-text A  ${RED} large`],
  ['écris "A" en rouge, non attends, laisse-le en rouge mais plus grand', `add-text A  ${RED} large`],
  ['escreve "A" em vermelho, não espera, deixa em vermelho mas maior', `add-text A  ${RED} large`],
  ['scrivi "A" in rosso, no aspetta, lascialo in rosso ma più grande', `add-text A  ${RED} large`],
  // Another color, another place, and the size of the picture.
  ['write "A" in red, no wait, in blue', 'add-text A  #2f6fde'],
  ['write "A" at the top, no wait, at the bottom', 'add-text A bottom'],
  ['crop it to a square, no wait, make it bigger', 'upscale 2'],
] as const)('“%s” is read as “%s”', (prompt, plan) => expect(planAndUndone(prompt, KEYS)).toEqual([plan, 0]));
