import { measure, photoPng, pictureOf } from '@safelight/operations/testing';
import { forSuite } from '@safelight/processes/testing';
import { readPrompt } from '@safelight/prompts';
import { openLocalWorld } from './testing/local-world.ts';

const world = forSuite(openLocalWorld);

it('matching a warm reference makes a cool picture warmer, and less so at a low strength', async () => {
  const cool = await photoPng('picosdeeuropa', 480, 320);
  const warm = await photoPng('coffee', 480, 320);
  const reference = await world.file(warm);
  const [before, target] = [measure(await pictureOf(cool)), measure(await pictureOf(warm))];
  const all = await world.edited(cool, 'match the colors of my other picture', { reference });
  const some = await world.edited(cool, 'match the colors of my other picture slightly', { reference });
  expect(all.textResponse).toBe('Colors of your other image.');
  const [full, half] = [measure(all.picture).warmth, measure(some.picture).warmth];
  expect(full - before.warmth).toBeGreaterThan(0.6 * (target.warmth - before.warmth));
  expect(half).toBeGreaterThan(before.warmth);
  expect(half).toBeLessThan(full);
});

it('matching a reference is refused with advice when the reference picture is missing', async () => {
  expect(
    await world.edit(await photoPng('coffee', 300, 200), 'use the style of my other photo'),
  ).toMatchObject({
    kind: 'unable',
    message: 'This edit needs another image. Add one and try again.',
  });
});

it.each([
  'use the style of this picture',
  'style transfer',
  'make it look like the reference',
  'copy the palette from my other photo',
  'same mood',
  'style of my other picture',
  'the colors of another photo',
])('reads the prompt “%s” as matching the reference', (prompt) => {
  expect(readPrompt(prompt, { mask: false, reference: true })).toMatchObject({
    steps: [{ operation: 'match-reference' }],
    notPossible: [],
  });
});
