import { lumaPlane, ellipseBefore, photoPng, pictureOf } from '@safelight/operations/testing';
import { forSuite } from '@safelight/processes/testing';
import sharp from 'sharp';
import { openLocalWorld } from './testing/local-world.ts';

const world = forSuite(openLocalWorld);

const SIZE = [480, 320] as const;

describe('a replaced background', () => {
  it('has the requested color outside the subject, within 2 of 255', async () => {
    const { png } = await ellipseBefore('Bridge', 'chelsea', SIZE);
    const cut = await world.edited(png, 'remove the background');
    const { picture, textResponse } = await world.edited(png, 'make the background #3060c0');
    expect(textResponse).toBe('Background in #3060c0.');
    expect([picture.width, picture.height]).toEqual(SIZE);
    const wanted = [0x30, 0x60, 0xc0];
    let count = 0;
    for (let pixel = 0; pixel < picture.width * picture.height; pixel++) {
      if ((cut.picture.data[pixel * 4 + 3] ?? 0) >= 0.02 * 255) continue;
      count++;
      for (let channel = 0; channel < 3; channel++) {
        const value = picture.data[pixel * picture.channels + channel] ?? 0;
        if (Math.abs(value - (wanted[channel] ?? 0)) > 2) throw new Error(`${value} at ${pixel}`);
      }
    }
    expect(count).toBeGreaterThan(0.5 * picture.width * picture.height);
  });

  it('is a gradient from the first color at the top to the last color at the bottom', async () => {
    const { png } = await ellipseBefore('coffee', 'life', SIZE);
    const { picture } = await world.edited(png, 'background with a gradient from red to blue');
    const at = (x: number, y: number): number[] => [
      ...picture.data.subarray(
        (y * picture.width + x) * picture.channels,
        (y * picture.width + x) * picture.channels + 3,
      ),
    ];
    const [red = 0, , blueAbove = 0] = at(3, 2);
    const [redBelow = 0, , blue = 0] = at(3, picture.height - 3);
    expect(red).toBeGreaterThan(blueAbove + 100);
    expect(blue).toBeGreaterThan(redBelow + 100);
  });

  it('is the reference picture, cropped to cover the area, when the prompt asks for it', async () => {
    const { png } = await ellipseBefore('astronaut', 'Dragonfly', SIZE);
    const other = await photoPng('picosdeeuropa', 480, 320);
    const reference = await world.file(other);
    const { picture, textResponse } = await world.edited(png, 'use this as background', { reference });
    expect(textResponse).toBe('Background in your other image.');
    const expected = await pictureOf(other);
    for (const [x, y] of [
      [2, 2],
      [470, 4],
      [5, 312],
    ] as const) {
      for (let channel = 0; channel < 3; channel++) {
        const shown = picture.data[(y * 480 + x) * picture.channels + channel] ?? 0;
        expect(Math.abs(shown - (expected.data[(y * 480 + x) * 3 + channel] ?? 0))).toBeLessThanOrEqual(3);
      }
    }
  });

  it('gives the subject some of the light of the reference picture, and a shadow below it', async () => {
    const { png, mask } = await ellipseBefore('Bridge', 'coffee', SIZE);
    // A scene without a sky, in which the subject keeps its place.
    const scene = await photoPng('life', ...SIZE);
    const night = await sharp(scene).linear(0.35).png().toBuffer();
    const outline = (await pictureOf(mask)).data;
    const isInside = (pixel: number): boolean => (outline[pixel * 4 + 3] ?? 0) > 250;
    const lightOf = async (reference: Buffer): Promise<{ subject: number; below: number; there: number }> => {
      const { picture } = await world.edited(png, 'use this as background', {
        reference: await world.file(reference),
      });
      const behind = await pictureOf(reference);
      const luma = lumaPlane(picture).values;
      const lumaBehind = lumaPlane(behind).values;
      let [subject, count] = [0, 0];
      luma.forEach((value, pixel) => {
        if (!isInside(pixel)) return;
        subject += value;
        count++;
      });
      // Measures right below the lowest point of the ellipse.
      let [below, there] = [0, 0];
      for (let x = 225; x < 265; x++) {
        below += luma[262 * 480 + x] ?? 0;
        there += lumaBehind[262 * 480 + x] ?? 0;
      }
      return { subject: subject / count, below, there };
    };
    const [day, dark] = [await lightOf(scene), await lightOf(night)];
    expect(dark.subject).toBeLessThan(0.85 * day.subject);
    for (const { below, there } of [day, dark]) expect(below).toBeLessThan(0.85 * there);
  });

  it('cannot show a scene without a reference picture: the edit is refused free of charge, with advice', async () => {
    const { png } = await ellipseBefore('coffee', 'life', SIZE);
    const outcome = await world.edit(png, 'replace the background with a beach');
    expect(outcome).toMatchObject({
      kind: 'unable',
      message: expect.stringContaining('a gradient, or another of your images.') as string,
    });
  });
});

describe('a blurred background', () => {
  it('keeps the subject sharp and loses detail, more at a higher strength', async () => {
    const png = await photoPng('coffee', 600, 400);
    const sharpnessAt = ({ data, width, channels }: Awaited<ReturnType<typeof pictureOf>>, box: number[]) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = box;
      let sum = 0;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const at = (y * width + x) * channels;
          sum += Math.abs((data[at] ?? 0) - (data[at + channels] ?? 0));
        }
      }
      return sum / ((right - left) * (bottom - top));
    };
    const before = await pictureOf(png);
    const { picture } = await world.edited(png, 'blur the background');
    const subtle = await world.edited(png, 'slightly blur the background');
    const ground = [4, 290, 60, 380];
    const subject = [220, 60, 340, 180];
    expect(sharpnessAt(picture, ground)).toBeLessThan(0.35 * sharpnessAt(before, ground));
    expect(sharpnessAt(picture, ground)).toBeLessThan(sharpnessAt(subtle.picture, ground));
    expect(sharpnessAt(picture, subject)).toBeGreaterThan(0.95 * sharpnessAt(before, subject));
  });

  it('shows no halo around the subject', async () => {
    const { data: ground } = await pictureOf(await photoPng('Bridge', 480, 320));
    const { png, mask } = await ellipseBefore('Bridge', 'coffee', SIZE);
    const { picture } = await world.edited(png, 'strongly blur the background');
    const outline = await pictureOf(mask);
    // From 12 to 20 pixels outside the ellipse, the background must look as if it had been blurred without
    // the subject.
    let [apart, count] = [0, 0];
    for (let y = 40; y < 280; y++) {
      for (let x = 60; x < 420; x++) {
        const isInside = (dx: number): boolean => (outline.data[(y * 480 + x + dx) * 4 + 3] ?? 0) > 127;
        if (isInside(0) || isInside(12) || isInside(-12) || !(isInside(20) || isInside(-20))) continue;
        for (let channel = 0; channel < 3; channel++) {
          const at = y * 480 + x;
          apart += Math.abs(
            (picture.data[at * picture.channels + channel] ?? 0) - (ground[at * 3 + channel] ?? 0),
          );
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(500);
    expect(apart / count).toBeLessThan(12);
  });
});

it('removing the background of a picture without a subject changes nothing and costs nothing', async () => {
  const sky = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#8fb7e0' } })
    .png()
    .toBuffer();
  for (const prompt of ['remove the background', 'make the background white', 'blur the background']) {
    expect(await world.edit(sky, prompt)).toMatchObject({
      kind: 'unable',
      message: expect.stringContaining('No clear subject stands out') as string,
    });
  }
});

it('removing the background of a landscape does not cut out a rock, and costs nothing', async () => {
  const mountains = await photoPng('picosdeeuropa', 1_600, 1_200);
  const peaks = await sharp(mountains)
    .extract({ left: 0, top: 0, width: 1_600, height: 720 })
    .png()
    .toBuffer();
  for (const landscape of [await photoPng('life', 720, 540), mountains, peaks]) {
    expect(await world.edit(landscape, 'remove the background')).toMatchObject({
      kind: 'unable',
      failure: 'nothing_found',
      message: expect.stringContaining('No clear subject stands out') as string,
    });
  }
});

it('removing the background finds a small bird on a trunk by a second look in a crop', async () => {
  const { picture } = await world.edited(await photoPng('Kleiber', 1_200, 675), 'remove the background');
  const alphaAt = (x: number, y: number): number =>
    picture.data[
      (Math.round(y * picture.height) * picture.width + Math.round(x * picture.width)) * picture.channels + 3
    ] ?? 0;
  expect(picture.channels).toBe(4);
  expect([alphaAt(0.45, 0.53), alphaAt(0.2, 0.5), alphaAt(0.8, 0.5)]).toEqual([255, 0, 0]);
});
