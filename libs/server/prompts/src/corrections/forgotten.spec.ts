import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['blur the background... hmm, forget that, just darken it', 'darken background', 0],
  ['the green border, forget that, a red one', 'border red', 0],
  ['make the sky blue, uh, no wait, darken it', 'darken sky', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where', 'name'])).toEqual([plan, undone]),
);

it.each([
  ['brighten it, no wait, also sharpen it', 'brighten + sharpen', 0],
  ['mach es heller, nein warte, auch schärfer', 'brighten + sharpen', 0],
  ['schiarisci, no aspetta, anche più nitida', 'brighten + sharpen', 0],
  ['remove the dog, no wait, also the cat', 'remove-object dog,cat', 0],
  ['remove the dog, no wait, the cat', 'remove-object cat', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]);
});
