import type { Mask } from '@safelight/operations';
import { photoPng, pictureOf } from '@safelight/operations/testing';
import { forSuite } from '@safelight/processes/testing';
import sharp from 'sharp';
import { openLocalWorld } from './testing/local-world.ts';

const world = forSuite(openLocalWorld);

const discMask = (width: number, height: number, cx: number, cy: number, radius: number): Mask => ({
  width,
  height,
  values: Uint8Array.from({ length: width * height }, (_, pixel) =>
    Math.hypot((pixel % width) - cx, Math.floor(pixel / width) - cy) < radius ? 255 : 0,
  ),
});

describe('removing the marked area', () => {
  it('changes only marked pixels and hides the object there', async () => {
    const [width, height] = [420, 300];
    const meadow = await photoPng('picosdeeuropa', width, height);
    const spot = Buffer.from(
      `<svg width="${width}" height="${height}"><circle cx="200" cy="200" r="24" fill="#f0f"/></svg>`,
    );
    const spotted = await sharp(meadow)
      .composite([{ input: spot }])
      .removeAlpha()
      .png()
      .toBuffer();
    const mask = discMask(width, height, 200, 200, 28);
    const { picture, textResponse } = await world.edited(spotted, 'remove this', {
      maskPath: await world.maskFile(mask),
    });
    expect(textResponse).toBe('Remove what is marked.');
    const [before, clean] = [await pictureOf(spotted), await pictureOf(meadow)];
    let apart = 0;
    for (let pixel = 0; pixel < width * height; pixel++) {
      for (let channel = 0; channel < 3; channel++) {
        const value = picture.data[pixel * picture.channels + channel] ?? 0;
        if (mask.values[pixel] === 255) apart += Math.abs(value - (clean.data[pixel * 3 + channel] ?? 0));
        else if (value !== before.data[pixel * 3 + channel]) throw new Error(`changed outside at ${pixel}`);
      }
      const at = pixel * picture.channels;
      const isMagenta =
        (picture.data[at] ?? 0) > 200 &&
        (picture.data[at + 1] ?? 0) < 60 &&
        (picture.data[at + 2] ?? 0) > 200;
      if (isMagenta) throw new Error(`still there at ${pixel}`);
    }
    const marked = mask.values.reduce((count, value) => count + (value === 255 ? 1 : 0), 0);
    expect(apart / (marked * 3)).toBeLessThan(45);
  });

  it('refuses free of charge when nearly everything is marked', async () => {
    const png = await photoPng('coffee', 300, 200);
    const maskPath = await world.maskFile(discMask(300, 200, 150, 100, 140));
    expect(await world.edit(png, 'remove this', { maskPath })).toEqual({
      kind: 'unable',
      failure: 'nothing_found',
      message: 'What should go covers too much of the image to be filled from the rest.',
    });
  });

  it("refuses a mask whose size is not the picture's", async () => {
    const maskPath = await world.maskFile(discMask(30, 20, 10, 10, 5));
    const outcome = await world.edit(await photoPng('coffee', 300, 200), 'erase this', { maskPath });
    expect(outcome).toMatchObject({ kind: 'refused' });
  });
});

describe('removing an object by its name', () => {
  const namesIn = async (png: Buffer): Promise<readonly string[]> => {
    const { path } = await world.file(png);
    const report = await world.engine.host.run(
      { kind: 'describe', sourcePath: path },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    if (report.type === 'failed') throw new Error(report.detail);
    return report.result.objects.filter(({ score }) => score >= 0.45).map(({ name }) => name);
  };

  it('removes the dogs so well that the detector finds none', async () => {
    const png = await photoPng('friends', 200, 300);
    expect(await namesIn(png)).toContain('dog');
    const image = await world.edited(png, 'remove the dogs');
    expect(image.textResponse).toBe('Remove dogs.');
    const after = await sharp(image.file.path).png().toBuffer();
    expect(await namesIn(after)).not.toContain('dog');
  });

  it('refuses free of charge to remove a person who touches another one', async () => {
    const one = await photoPng('astronaut', 300, 300);
    const png = await sharp(await photoPng('picosdeeuropa', 600, 300))
      .composite([
        { input: one, left: 0, top: 0 },
        {
          input: await sharp(one).extract({ left: 60, top: 0, width: 180, height: 300 }).toBuffer(),
          left: 200,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    expect(await world.edit(png, 'remove the person on the left')).toMatchObject({
      kind: 'unable',
      message: expect.stringContaining('so close to what should go') as string,
    });
  });

  it('refuses free of charge when the picture shows no such object', async () => {
    expect(await world.edit(await photoPng('coffee', 600, 400), 'remove the car')).toEqual({
      kind: 'unable',
      failure: 'nothing_found',
      message: 'No car was found in the image. Paint over what should go, and it is filled in.',
    });
  });

  it('removes the objects that the picture shows, and reports those that it does not show', async () => {
    const image = await world.edited(await photoPng('friends', 200, 300), 'remove the dogs and the car');
    expect(image.textResponse).toBe('Remove dogs and the car. No car was found.');
  });

  it('performs the rest of the prompt when the object is missing, and reports both', async () => {
    const image = await world.edited(
      await photoPng('coffee', 300, 200),
      'remove the car and make it black and white',
    );
    expect(image.textResponse).toBe(
      'Black and white. No car was found in the image. Paint over what should go, and it is filled in.',
    );
  });
});

it('one edit can run more models than stay in memory at a time', async () => {
  const png = await photoPng('friends', 120, 180);
  const image = await world.edited(png, 'remove the dogs, remove the background, upscale x4');
  expect([image.width, image.height]).toEqual([480, 720]);
});
