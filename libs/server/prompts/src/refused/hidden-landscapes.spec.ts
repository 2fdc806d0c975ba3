import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['blur the shoreline so nobody figures out which lake it is', '', 1],
  ['verpixel die Uferlinie damit keiner den See erkennt', '', 1],
  ['difumina la orilla para que nadie sepa qué lago es', '', 1],
  ['floute le rivage pour que personne ne reconnaisse le lac', '', 1],
  ['desfoca a margem pra ninguém saber que lago é', '', 1],
  ['sfoca la riva così nessuno capisce che lago è', '', 1],
  ['blur the background so nobody knows where it is', 'blur-background', 0],
  ['blur the horizon', '', 1],
  ['desenfoca el horizonte', '', 1],
  ['straighten the horizon', 'straighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
