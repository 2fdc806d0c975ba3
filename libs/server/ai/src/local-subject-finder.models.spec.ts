import { readFile } from 'node:fs/promises';
import { ellipseBefore, photoPng, pictureOf } from '@safelight/operations/testing';
import { forSuite } from '@safelight/processes/testing';
import sharp from 'sharp';
import { createLocalSubjectFinder } from './local-subject-finder.ts';
import { openLocalWorld } from './testing/local-world.ts';

const world = forSuite(openLocalWorld);

const NEVER = new AbortController().signal;

it('the local subject finder returns the subject as a grey PNG of the upright picture, white where the subject is', async () => {
  const { png, mask } = await ellipseBefore('coffee', 'life', [480, 320]);
  // The file stores the picture rotated by 90°; viewers display it upright.
  const turned = await sharp(png)
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const file = await createLocalSubjectFinder(world.engine).findSubject(
    await world.file(turned, 'image/jpeg'),
    NEVER,
  );
  if (file === null) throw new Error('nothing found');
  expect(file.contentType).toBe('image/png');
  expect((await readFile(file.path)).length).toBe(file.sizeBytes);
  const { width, height, channels } = await sharp(file.path).metadata();
  expect([width, height, channels]).toEqual([480, 320, 1]);
  const { data } = await sharp(file.path).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const truth = await pictureOf(mask);
  let [both, either] = [0, 0];
  data.forEach((value, pixel) => {
    const [found, expected] = [value > 127, (truth.data[pixel * 4 + 3] ?? 0) > 127];
    both += found && expected ? 1 : 0;
    either += found || expected ? 1 : 0;
  });
  expect(both / either).toBeGreaterThanOrEqual(0.95);
  await file.dispose();
  await expect(readFile(file.path)).rejects.toThrow('ENOENT');
});

it('the local subject finder finds no subject in a plain grey picture', async () => {
  const grey = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  expect(await createLocalSubjectFinder(world.engine).findSubject(await world.file(grey), NEVER)).toBeNull();
});

it('the local subject finder takes no eye of a cat that fills the picture for the subject', async () => {
  const closeUp = await sharp(await photoPng('chelsea', 451, 300))
    .extract({ left: 36, top: 0, width: 334, height: 300 })
    .grayscale()
    .png()
    .toBuffer();
  expect(
    await createLocalSubjectFinder(world.engine).findSubject(await world.file(closeUp), NEVER),
  ).toBeNull();
});

it('the local subject finder throws for a broken picture, and rejects with the reason of an abort', async () => {
  const finder = createLocalSubjectFinder(world.engine);
  const broken = await world.file(Buffer.from('not a picture'));
  await expect(finder.findSubject(broken, NEVER)).rejects.toThrow('not looked for');
  const reason = new Error('no longer wanted');
  await expect(finder.findSubject(broken, AbortSignal.abort(reason))).rejects.toBe(reason);
});
