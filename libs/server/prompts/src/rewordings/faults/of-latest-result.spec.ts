import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['you overdid the blue, halve it', '', 1],
  ['das Rot war zu viel nimm die Hälfte', '', 1],
  ['te has pasado con el azul, bájalo a la mitad', '', 1],
  ['prima era meglio la luce, tieni solo il ritaglio', '', 1],
  ['about half of that', '', 1],
  ["last time you turned it sepia, don't", '', 1],
  ['letztes Mal hast du es sepia gemacht, bitte nicht', '', 1],
  ['la última vez lo pusiste en sepia, no lo hagas', '', 1],
  ["la dernière fois tu l'as mis en sépia, ne fais pas ça", '', 1],
  ['da última vez você deixou em sépia, não faça isso', '', 1],
  ["l'ultima volta l'hai fatta seppia, non farlo", '', 1],
  ["last time you made it too dark, don't do that again. just sharpen", 'sharpen', 0],
  ['last time it was too dark, brighten it', 'low-light', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
