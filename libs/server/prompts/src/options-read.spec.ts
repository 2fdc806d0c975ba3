import { describePlan } from './describe-plan.ts';
import { readByRules } from './by-rules/read-by-rules.ts';
import { readPrompt } from './read-prompt.ts';

it.each([
  ['make it look like the 1980s', '1980s'],
  ['make it look like a photo from 1974', '1970s'],
  ["90's style", '1990s'],
  ['shot in the roaring twenties', '1920s'],
  ['victorian portrait', '1900s'],
  ['vintage', undefined],
])('reads the decade of “%s”', (prompt, decade) => {
  expect(readByRules(prompt).steps).toMatchObject([{ operation: 'vintage' }]);
  expect(readByRules(prompt).steps[0]?.options['decade']).toBe(decade);
});

it.each([
  ['in the style of van gogh', 'van-gogh'],
  ['like a monet painting', 'monet'],
  ['ukiyo-e woodblock print', 'ukiyo-e'],
  ['pop art', 'pop-art'],
  ['comic book style', 'comic'],
  ['turn it into anime', 'anime'],
  ['in De Stijl', 'mondrian'],
  ['gold leaf like The Kiss', 'klimt'],
  ['street art stencil', 'stencil'],
])('recognizes the style in “%s”', (prompt, style) =>
  expect(readByRules(prompt).steps[0]?.options).toEqual({ style }),
);

it.each([
  ['20% brighter', { operation: 'brighten', options: { percent: 20 } }],
  ['make it 15 % darker', { operation: 'darken', options: { percent: 15 } }],
  ['brighten it by 30 percent', { operation: 'brighten', options: { percent: 30 } }],
  ['brighten it a bit', { operation: 'brighten', strength: 0.5, options: {} }],
  ['brighten it at 50% strength', { operation: 'brighten', strength: 0.5, options: {} }],
])('reads the percentage from “%s”', (prompt, step) =>
  expect(readPrompt(prompt).steps).toMatchObject([step]),
);

it('says a percentage as a number, without a word for the strength', () =>
  expect(describePlan(readPrompt('20% brighter'), [])).toBe('Brighten by 20 %.'));
