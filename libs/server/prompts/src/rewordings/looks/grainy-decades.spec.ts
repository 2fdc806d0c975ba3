import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['decade'];

it.each([
  ['grainy and dark, 90s style', 'darken + film-grain + vintage 1990s'],
  ['make it grainy and dark like the 90s', 'darken + film-grain + vintage 1990s'],
  ['faded and grainy, 70s look', 'film-grain + fade + vintage 1970s'],
  ['körnig und dunkel, 90er Stil', 'darken + film-grain + vintage 1990s'],
  ['granulada y oscura, estilo años 90', 'darken + film-grain + vintage 1990s'],
  ['granuleuse et sombre, style années 90', 'darken + film-grain + vintage 1990s'],
  ['granulada e escura, estilo anos 90', 'darken + film-grain + vintage 1990s'],
  ['granulosa e buia, stile anni 90', 'darken + film-grain + vintage 1990s'],
])('“%s” asks for a look: %s', (prompt, plan) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, 0]);
});

it.each([
  ["it's grainy and dark", 'denoise'],
  ['too grainy and dark, taken in the 90s', 'denoise'],
])('“%s” complains of faults', (prompt, operation) => {
  expect(planAndUndone(prompt, [])[0]).toContain(operation);
});

it.each([
  ["anni '40: togli graffi e polvere, un po' più di contrasto", 'repair-scratches + contrast'],
  ["this is from the '40s: remove the scratches, it isn't sharp, sharpen it", 'repair-scratches + sharpen'],
])('the apostrophe of the decade in “%s” begins no quotation', (prompt, plan) =>
  expect(planAndUndone(prompt, [])[0]).toBe(plan),
);
