import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['write sold out really big', 'add-text sold out large', 0],
  ['schreib Verkauft ganz groß', 'add-text Verkauft large', 0],
  ['escribe se vende bien grande', 'add-text se vende large', 0],
  ['écris à vendre très gros', 'add-text à vendre large', 0],
  ['escreve vende-se bem grande', 'add-text vende-se large', 0],
  ['scrivi vendesi molto grande', 'add-text vendesi large', 0],
  ['écris joyeux anniversaire en très gros', 'add-text joyeux anniversaire large', 0],
  ['scrivi buon compleanno molto grande', 'add-text buon compleanno large', 0],
  ['escreve FELIZ 15 ANOS em rosa bem grandão em cima', 'add-text FELIZ 15 ANOS large', 0],
  ['escribe FELIZ CUMPLE arriba, bien grandote', 'add-text FELIZ CUMPLE large', 0],
  ['write "really big"', 'add-text really big', 0],
  ['write big sale', 'add-text big sale', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'size'])).toEqual([plan, undone]),
);
