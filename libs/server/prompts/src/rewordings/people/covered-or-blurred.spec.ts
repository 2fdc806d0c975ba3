import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["cover the kid's face with an emoji or blur it", 'hide-faces blur', 0],
  ['Gesicht mit Emoji verdecken oder verpixeln', 'hide-faces pixelate', 0],
  ['tapa la cara del niño con un emoji o difumínala', 'hide-faces blur', 0],
  ['cache le visage du petit avec un emoji ou floute-le', 'hide-faces blur', 0],
  ['cobre o rosto da criança com um emoji ou borra, tanto faz', 'hide-faces blur', 0],
  ["copri il viso del bambino con un'emoji o sfocalo", 'hide-faces blur', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['style'])).toEqual([plan, undone]),
);
