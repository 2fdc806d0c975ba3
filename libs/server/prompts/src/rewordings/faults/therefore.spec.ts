import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['it looks flat. So contrast up', 'contrast more'],
  ["it's flat, so more contrast", 'contrast more'],
  ['its dark, so brighter please', 'brighten'],
  ['So saturation up', 'saturation more'],
  ['the colors are too strong so, a bit less saturation', 'saturation less'],
  ["it's too warm. So cooler", 'cool-tones'],
])('“%s” asks for what follows “so”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['direction'])[0]).toBe(plan),
);

it.each([
  ['so much contrast', 'contrast less'],
  ['the photo is so dark', 'low-light'],
  ['why is it so bright', 'darken'],
])('“%s” complains of it', (prompt, plan) => expect(planAndUndone(prompt, ['direction'])[0]).toBe(plan));
