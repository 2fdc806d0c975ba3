import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'i wear white shirt and background white also so i disappear. maybe darker shirt? navy',
    'recolor clothes navy',
    0,
  ],
  ['my shirt is white and the background is white as well, make the shirt navy', 'recolor clothes navy', 0],
  [
    'ich trage ein weißes Hemd und der Hintergrund ist auch weiß, Hemd dunkelblau machen',
    'recolor clothes navy',
    0,
  ],
  ['I wear a white shirt and the background is white too so I disappear', '', 1],
  [
    'make the shirt white and the background white too',
    'recolor clothes white + replace-background white',
    0,
  ],
  ['darker shirt', 'darken', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'name'])).toEqual([plan, undone]),
);
