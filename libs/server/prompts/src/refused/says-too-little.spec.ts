import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  'people',
  'People.',
  'no',
  'colour',
  'signature',
  '1080',
  '1920',
  'cars',
  'faces',
  'gente',
  'couleur',
  'too close',
  'too narrow',
  'zu schwer',
  'trop large',
  'trop doux',
  'muito larga',
  'cachorro',
  'céu',
  'sinistra',
  'links',
  'no sepia',
  'kein Sepia',
  'sin sepia',
  'pas de sépia',
  'sem sépia',
  'niente seppia',
])('“%s” says too little and is refused', (prompt) => {
  expect(planAndUndone(prompt, [])).toEqual(['', 1]);
});

it.each([
  ['too large', 'resize'],
  ['too small', 'upscale'],
  ['smooth', 'smooth-skin'],
  ['no people', 'remove-object'],
  ['no color', 'black-and-white'],
  ['without people', 'remove-object'],
  ['more colour', 'saturation'],
  ['1920s', 'vintage'],
  ['1080x1080', 'resize'],
  ['hide faces', 'hide-faces'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])[0]).toBe(plan);
});
