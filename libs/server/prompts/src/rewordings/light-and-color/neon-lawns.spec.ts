import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the lawn is neon green', 'saturation plants less', 0],
  ['der Rasen ist so dermaßen giftgrün, nimm da mal ordentlich was raus', 'saturation plants less', 0],
  ['el césped es verde fosforito', 'saturation plants less', 0],
  ['la pelouse est vert fluo', 'saturation plants less', 0],
  ['la pelouse est trop verte', 'saturation plants less', 0],
  ['a grama está verde neon', 'saturation plants less', 0],
  ['il prato è verde evidenziatore, abbassalo parecchio', 'saturation plants less', 0],
  ['make the lawn neon green', 'recolor lime', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['where', 'direction', 'name'])).toEqual([plan, undone]);
});
