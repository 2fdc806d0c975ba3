import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make the lipstick lighter', 'brighten lips', 0],
  ["my mom's lipstick a shade darker", 'darken lips', 0],
  ['lipstick less red', 'saturation lips', 0],
  ['pintalabios más claro', 'brighten lips', 0],
  ['Lippenstift etwas heller', 'brighten lips', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
