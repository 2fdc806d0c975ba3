import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  // The finish and the wheels are told as not done.
  [
    'is it possible to see what my car would look like in matte grey? wheels and windows stay as they are',
    'recolor car gray',
    2,
  ],
  ['can I see what my car would look like in dark green?', 'recolor car dark green', 0],
  ["I'd like to see what the sofa would look like in blue", 'recolor couch blue', 0],
  ['The gray sofa, I could see it in mustard yellow', 'recolor couch mustard', 0],
  ['Das graue Sofa, das hätte ich gern in Senfgelb', 'recolor couch mustard', 0],
  ['El sofá gris, lo vería bien en amarillo mostaza', 'recolor couch mustard', 0],
  ['Le canapé gris, je le verrais bien en jaune moutarde', 'recolor couch mustard', 0],
  ['O sofá cinza, eu veria bem em amarelo mostarda', 'recolor couch mustard', 0],
  ['Il divano grigio, lo vedrei bene in giallo senape', 'recolor couch mustard', 0],
  ['what would I look like in a painting?', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'name'])).toEqual([plan, undone]),
);
