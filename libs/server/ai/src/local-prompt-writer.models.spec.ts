import { photoPng } from '@safelight/operations/testing';
import { forSuite } from '@safelight/processes/testing';
import { readPrompt } from '@safelight/prompts';
import sharp from 'sharp';
import { createLocalPromptWriter } from './local-prompt-writer.ts';
import { openLocalWorld } from './testing/local-world.ts';

const world = forSuite(openLocalWorld);

const NEVER = new AbortController().signal;
const suggest = async (png: Buffer, title = '') =>
  createLocalPromptWriter(world.engine).suggest({ picture: await world.file(png), title }, NEVER);

it('the local prompt writer bases its suggestions on the picture and its title', async () => {
  const { main, suggestions: ofCup } = await suggest(await photoPng('coffee', 600, 400), 'Espresso');
  expect(ofCup).toEqual(expect.arrayContaining(['White studio background']));
  for (const prompt of [main, ...ofCup]) expect(readPrompt(prompt).notPossible).toEqual([]);

  expect(ofCup).not.toContain('Upscale to 4K');

  const peaks = await photoPng('picosdeeuropa', 900, 600);
  const { suggestions: ofPeaks } = await suggest(peaks);
  expect(ofPeaks).not.toEqual(ofCup);
  expect((await suggest(peaks, 'product for the shop')).suggestions).not.toEqual(ofPeaks);
});

it('the local prompt writer accepts pictures of one pixel, of one row, and with transparency', async () => {
  for (const [width, height] of [
    [1, 1],
    [300, 1],
    [1, 300],
  ] as const) {
    const png = await sharp({ create: { width, height, channels: 4, background: '#40508080' } })
      .png()
      .toBuffer();
    expect((await suggest(png)).suggestions.length).toBeGreaterThan(0);
  }
});

it('the local prompt writer throws for a broken picture, and rejects with the reason of an abort', async () => {
  await expect(suggest(Buffer.from('not a picture'))).rejects.toThrow('not looked at');
  const reason = new Error('no longer wanted');
  const picture = await world.file(await photoPng('coffee', 300, 200));
  await expect(
    createLocalPromptWriter(world.engine).suggest({ picture, title: '' }, AbortSignal.abort(reason)),
  ).rejects.toBe(reason);
});
