import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'my braces came off last week but my teeth still look stained here, whiten a bit? not hollywood',
    'recolor teeth',
    0,
  ],
  ['my teeth still look stained here, whiten a bit', 'recolor teeth', 0],
  ['my teeth look stained here, whiten them a bit', 'recolor teeth', 0],
  ['crop it to a square, but my teeth are yellow, whiten', 'recolor teeth + crop', 0],
  ['brighten it, but my teeth look yellow, whiten them', 'recolor teeth + brighten', 0],
  ['my teeth are fine but the shirt looks dull', 'enhance-colors', 0],
  ['Falten mildern. Die Zähne auch minimal weißer', 'smooth-skin + recolor teeth', 0],
  ['aclara, los dientes también más blancos', 'recolor teeth + brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
