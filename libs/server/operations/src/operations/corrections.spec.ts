import type { Picture } from '../pixels/picture.ts';
import { gaussian, seededRandom } from '../pixels/seeded-random.ts';
import { edited } from '../testing/edit.ts';
import { changed, copyOf, difference, fineDetail, measure, peakSignalToNoise } from '../testing/measures.ts';
import { gallery, painted } from '../testing/pictures.ts';
import { brighten, contrast, darken, saturation } from './tones.ts';
import { colorCorrection, enhanceColors } from './colors.ts';
import { dehaze, improveQuality, lowLight } from './corrections.ts';
import { denoise, sharpen } from './sharpness.ts';
import type { Operation } from '../operation.ts';

const { names, photo } = gallery(400);
/** Small pictures are enough for a mean. */
const { photo: smallPhoto } = gallery(120);

const noisy = (picture: Picture, deviation: number): Picture => {
  const random = gaussian(seededRandom(11));
  return changed(picture, (value) => value + random() * deviation);
};

describe('brighten and darken', () => {
  it.each(names)('change the brightness of %s without clipping detail', async (name) => {
    const source = photo(name);
    const { mean } = measure(source);
    expect(measure(await edited(brighten, source)).mean).toBeGreaterThan(mean + 6);
    expect(measure(await edited(darken, source)).mean).toBeLessThan(mean - 12);
    const ramp = painted(256, 1, (x) => x);
    const reds = [...(await edited(brighten, ramp)).data].filter((_, i) => i % 3 === 0);
    expect(new Set(reds.slice(128)).size).toBeGreaterThan(60);
    expect([reds[0], reds[255]]).toEqual([0, 255]);
  });
});

describe('brightness by a percentage', () => {
  it.each(names)('changes the mean of %s by the requested percentage, within 3 points', async (name) => {
    const source = smallPhoto(name);
    const { mean } = measure(source);
    const changeOf = async (operation: Operation, percent: number): Promise<number> =>
      100 * (measure(await edited(operation, source, { options: { percent } })).mean / mean - 1);
    for (const percent of [10, 20, 35]) {
      expect(Math.abs((await changeOf(brighten, percent)) - percent)).toBeLessThan(3);
      expect(Math.abs((await changeOf(darken, percent)) + percent)).toBeLessThan(3);
    }
  });

  it.each(names)('brightens %s more at each higher strength', async (name) => {
    const means: number[] = [];
    for (const strength of [0.25, 0.5, 0.75, 1, 1.5])
      means.push(measure(await edited(brighten, smallPhoto(name), { strength })).mean);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect(new Set(means).size).toBe(means.length);
  });
});

describe('low light', () => {
  it.each(names)(
    'brings a darkened %s close to its original light, and changes shadows most',
    async (name) => {
      const source = photo(name);
      const dark = changed(source, (value) => 255 * (value / 255) ** 2 * 0.55);
      const lit = await edited(lowLight, dark);
      expect(measure(lit).mean).toBeGreaterThan(1.5 * measure(dark).mean);
      expect(peakSignalToNoise(source, lit)).toBeGreaterThan(peakSignalToNoise(source, dark) + 2);
    },
  );

  it('leaves lamps unchanged and removes the noise that becomes visible', async () => {
    const dark = changed(photo('astronaut.png'), (value) => value * 0.25);
    const withNoise = noisy(dark, 4);
    const clean = await edited(lowLight, dark);
    const lit = await edited(lowLight, withNoise);
    expect(fineDetail(lit)).toBeLessThan(fineDetail(withNoise) * 2);
    expect(difference(clean, lit)).toBeLessThan(14);
    const lamp = changed(dark, (value, i) => (i < 3 * 400 * 20 ? 250 : value));
    expect((await edited(lowLight, lamp)).data[300] ?? 0).toBeGreaterThanOrEqual(245);
  });
});

describe('color correction', () => {
  it.each(['astronaut.png', 'friends_by_Aitzol_Berasategi.jpg', 'Kleiber_by_Lukas_Baubkus.jpg'])(
    'removes most of a warm cast from %s, more than enhancing does',
    async (name) => {
      const source = photo(name);
      const cast = changed(source, (value, i) => value * ([1, 0.9, 0.72][i % 3] ?? 1));
      const corrected = measure(await edited(colorCorrection, cast)).warmth;
      expect(corrected).toBeLessThan(
        measure(source).warmth + 0.55 * (measure(cast).warmth - measure(source).warmth),
      );
      expect(corrected).toBeLessThan(measure(await edited(enhanceColors, cast)).warmth);
    },
  );

  it('does not take a vivid backdrop for a cast: gray clothes before it stay gray', async () => {
    const [wall, cloth, skin] = [
      [55, 115, 250],
      [112, 112, 116],
      [215, 160, 135],
    ] as const;
    const source = painted(120, 90, (x, y) => (y > 65 ? cloth : x > 48 && x < 72 && y > 25 ? skin : wall));
    for (const operation of [colorCorrection, enhanceColors, improveQuality]) {
      const { data } = await edited(operation, source);
      const at = (85 * 120 + 60) * 3;
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      expect(green - Math.max(red, blue)).toBeLessThan(6);
    }
  });

  it('leaves a yellow flower on black as golden as it is', async () => {
    const source = painted(120, 90, (x, y) => (Math.hypot(x - 60, y - 45) < 35 ? [236, 178, 12] : 12));
    const { data } = await edited(colorCorrection, source);
    const at = (45 * 120 + 60) * 3;
    expect((data[at + 1] ?? 0) / (data[at] ?? 1)).toBeLessThan(178 / 236 + 0.08);
  });

  it('does not mistake a red saucer for red light', async () => {
    const source = photo('coffee.png');
    const { warmth } = measure(source);
    expect(measure(await edited(colorCorrection, source)).warmth).toBeGreaterThan(0.75 * warmth);
  });
});

describe('contrast and saturation', () => {
  it.each(names)('increase, or decrease when the prompt asks for less, in %s', async (name) => {
    const source = photo(name);
    const before = measure(source);
    const less = { options: { direction: 'less' } };
    expect(measure(await edited(contrast, source)).deviation).toBeGreaterThan(1.05 * before.deviation);
    expect(measure(await edited(contrast, source, less)).deviation).toBeLessThan(0.85 * before.deviation);
    expect(measure(await edited(saturation, source)).saturation).toBeGreaterThan(1.05 * before.saturation);
    expect(measure(await edited(saturation, source, less)).saturation).toBeLessThan(0.75 * before.saturation);
  });
});

describe('dehaze', () => {
  it.each(['picosdeeuropa_by_Aitzol_Berasategi.jpg', 'chelsea.png', 'coffee.png'])(
    'brings %s behind a veil of haze closer to the original',
    async (name) => {
      const source = photo(name);
      const hazy = changed(source, (value) => value * 0.5 + 215 * 0.5);
      const clear = await edited(dehaze, hazy);
      expect(measure(clear).deviation).toBeGreaterThan(1.4 * measure(hazy).deviation);
      expect(peakSignalToNoise(source, clear)).toBeGreaterThan(peakSignalToNoise(source, hazy) + 2);
    },
  );
});

describe('denoise', () => {
  it.each(names)('improves %s with noise of deviation 20 by 3 dB or more', async (name) => {
    // The tones of the source leave room for noise. Noise that is clipped at black or white leaves a cast
    // that no filter can detect.
    const source = changed(photo(name), (value) => 40 + value * 0.68);
    const noise = noisy(source, 20);
    const clean = await edited(denoise, noise);
    expect(peakSignalToNoise(source, clean)).toBeGreaterThanOrEqual(peakSignalToNoise(source, noise) + 3);
  });

  it('leaves a picture without noise nearly unchanged', async () => {
    const source = photo('chelsea.png');
    expect(peakSignalToNoise(source, await edited(denoise, source))).toBeGreaterThan(30);
  });
});

describe('sharpen', () => {
  it.each(names)(
    'increases the fine detail of %s by at least half and hardly increases its noise',
    async (name) => {
      const source = photo(name);
      expect(fineDetail(await edited(sharpen, source))).toBeGreaterThanOrEqual(1.5 * fineDetail(source));
    },
  );

  it('does not amplify noise in flat areas and draws no wide halo at an edge', async () => {
    const flat = painted(200, 200, () => 128);
    const noise = noisy(flat, 6);
    expect(fineDetail(await edited(sharpen, noise))).toBeLessThan(1.9 * fineDetail(noise));
    const edge = changed(flat, (_, i) => (Math.floor(i / 3) % 200 < 100 ? 60 : 180));
    const { data } = await edited(sharpen, edge);
    expect(Math.min(...data)).toBeGreaterThanOrEqual(60 - 15);
    expect(Math.max(...data)).toBeLessThanOrEqual(180 + 15);
    expect(data[(100 * 200 + 94) * 3]).toBe(60);
  });
});

describe.each([enhanceColors, improveQuality])('$id', (operation) => {
  it.each(names)(
    'increases the contrast of %s at a moderate brightness without losing color',
    async (name) => {
      const before = measure(photo(name));
      const after = measure(await edited(operation, photo(name)));
      expect(after.deviation).toBeGreaterThan(before.deviation);
      expect(after.mean).toBeGreaterThanOrEqual(80);
      expect(after.mean).toBeLessThanOrEqual(Math.max(150, before.mean + 5));
      expect(after.saturation).toBeGreaterThanOrEqual(0.9 * before.saturation);
    },
  );
});

describe('improve quality', () => {
  it('removes noise and still makes a noisy picture sharper than the clean original', async () => {
    const source = photo('picosdeeuropa_by_Aitzol_Berasategi.jpg');
    const noise = noisy(source, 12);
    const [clean, better] = [await edited(improveQuality, source), await edited(improveQuality, noise)];
    expect(peakSignalToNoise(clean, better)).toBeGreaterThan(peakSignalToNoise(source, noise) - 3);
    expect(fineDetail(clean)).toBeGreaterThan(1.2 * fineDetail(source));
  });
});

describe('enhance colors', () => {
  it('removes most of a color cast, and keeps clipped white white', async () => {
    const source = photo('astronaut.png');
    const tinted = copyOf(changed(source, (value, i) => value * ([1, 0.92, 0.75][i % 3] ?? 1)));
    tinted.data.fill(255, 0, 3 * 400);
    const result = await edited(enhanceColors, tinted);
    expect([...new Set(result.data.subarray(0, 3 * 400))]).toEqual([255]);
    expect(measure(result).warmth).toBeLessThan(0.85 * measure(tinted).warmth);
  });
});
