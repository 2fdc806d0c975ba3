import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['keep the sunset as is but i want to see the peoples faces', 'low-light not sky', 0],
  ['Sonnenuntergang so lassen, aber Gesichter heller', 'brighten face', 0],
  ['deja el atardecer como está pero aclara las caras', 'brighten face', 0],
  ['garde le coucher de soleil tel quel mais éclaircis les visages', 'brighten face', 0],
  ['deixa o pôr do sol como está mas clareia os rostos', 'brighten face', 0],
  ["lascia il tramonto com'è ma schiarisci i visi", 'brighten face', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
