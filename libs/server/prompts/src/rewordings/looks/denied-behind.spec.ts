import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['vintage, sepia nein', 'vintage', 0],
  ['vintage, sepia no', 'vintage', 0],
  ['vintage, desbotado não', 'vintage', 0],
  ['vintage, sepia non', 'vintage', 0],
  ['film grain yes, sepia no', 'film-grain', 0],
  ['com jeito de rolo Kodak Gold do carnaval de 94, grão sim, desbotado não', 'film-grain + vintage', 0],
  // What follows is wished.
  ['blanco y negro no, en sepia viejo', 'sepia', 0],
  ['sepia', 'sepia', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
