import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Write SALE at the top, not in red', 'add-text SALE top undefined'],
  ['Schreib SALE oben hin, aber nicht in Rot', 'add-text SALE top undefined'],
  ['escribe SALE arriba, pero no en rojo', 'add-text SALE top undefined'],
  ['écris SALE en haut, mais pas en rouge', 'add-text SALE top undefined'],
  ['escreve SALE em cima, mas não em vermelho', 'add-text SALE top undefined'],
  ['scrivi SALE in alto, ma non in rosso', 'add-text SALE top undefined'],
  // Alike, with the color that is wished.
  ['Write SALE at the top in red', 'add-text SALE top #d92b2b'],
  ['Write SALE at the top, not in red but in blue', 'add-text SALE top #2f6fde'],
] as const)('“%s” is “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['text', 'place', 'color'])[0].replaceAll(/ +/gu, ' ')).toBe(
    plan.replace(' undefined', ''),
  ),
);
