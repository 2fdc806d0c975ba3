import type { Picture } from '../pixels/picture.ts';
import { edited } from '../testing/edit.ts';
import { centreLuma, changed, cornerLuma, difference, fineDetail, measure } from '../testing/measures.ts';
import { gallery, painted } from '../testing/pictures.ts';
import { blackAndWhite, invert } from './colors.ts';
import { blur } from './sharpness.ts';
import { coolTones, fade, filmGrain, tealAndOrange, warmTones } from './film-looks.ts';
import { dramaticLighting, night, sunset } from './light-looks.ts';
import { magicalEffects } from './magical-effects.ts';
import { neonGlow } from './neon-glow.ts';
import { sepia } from './toning.ts';
import { vignette } from './vignette.ts';
import { vintage } from './vintage-looks.ts';

const { names, photo } = gallery(240);
const flat = (value: number): Picture => painted(300, 300, () => value);

describe('black and white', () => {
  it.each(names)('is purely grey and keeps the contrast of %s', async (name) => {
    const source = photo(name);
    const grey = await edited(blackAndWhite, source);
    for (let at = 0; at < grey.data.length; at += 3) {
      if (grey.data[at] !== grey.data[at + 1] || grey.data[at] !== grey.data[at + 2]) {
        throw new Error(`color at ${at}`);
      }
    }
    expect(measure(grey).deviation).toBeGreaterThanOrEqual(0.9 * measure(source).deviation);
  });
});

describe('vintage', () => {
  it.each(names)('makes %s warmer, fades its blacks and darkens its corners', async (name) => {
    const source = photo(name);
    const result = await edited(vintage, source);
    const [before, after] = [measure(source), measure(result)];
    if (before.warmth < 60) expect(after.warmth - before.warmth).toBeGreaterThanOrEqual(10);
    expect(cornerLuma(result) / after.mean).toBeLessThan(cornerLuma(source) / before.mean);
    expect(after.saturation).toBeLessThan(Math.max(0.5, before.saturation));
  });

  it('lifts black and adds grain to a flat grey, with other grain for another seed', async () => {
    expect(measure(await edited(vintage, flat(0))).mean).toBeGreaterThan(10);
    const grey = await edited(vintage, flat(128));
    expect(difference(grey, await edited(vintage, flat(128), { seed: 8 }))).toBeGreaterThan(1);
  });

  it('looks different for each decade, without color for early decades', async () => {
    const source = photo('friends_by_Aitzol_Berasategi.jpg');
    const decades = ['1920s', '1940s', '1950s', '1960s', '1970s', '1980s', '1990s', '2000s'];
    const looks = await Promise.all(
      decades.map((decade) => edited(vintage, source, { options: { decade } })),
    );
    looks.forEach((look, i) => {
      looks.slice(i + 1).forEach((other) => expect(difference(look, other)).toBeGreaterThan(3));
    });
    const spread = ({ data }: Picture): number => {
      const tints = [...data].reduce(
        (sum, value, i) => sum + (i % 3 === 0 ? value - (data[i + 2] ?? 0) : 0),
        0,
      );
      return Math.abs(tints / (data.length / 3));
    };
    expect(spread(looks[1] as Picture)).toBeLessThan(25);
    expect(measure(looks[4] as Picture).warmth).toBeGreaterThan(measure(looks[6] as Picture).warmth);
  });
});

describe('color grading by name', () => {
  it.each(names)(
    'makes %s warmer with warm tones or sunset, cooler with cool tones, and dark with night',
    async (name) => {
      const source = photo(name);
      const { warmth } = measure(source);
      expect(measure(await edited(warmTones, source)).warmth - warmth).toBeGreaterThanOrEqual(15);
      expect(measure(await edited(coolTones, source)).warmth - warmth).toBeLessThanOrEqual(-15);
      expect(measure(await edited(sunset, source)).warmth - warmth).toBeGreaterThanOrEqual(15);
      expect(measure(await edited(night, source)).mean).toBeLessThanOrEqual(50);
    },
  );

  it('makes shadows teal and lights orange for “teal and orange”', async () => {
    expect(measure(await edited(tealAndOrange, flat(60))).warmth).toBeLessThan(-8);
    expect(measure(await edited(tealAndOrange, flat(210))).warmth).toBeGreaterThan(8);
  });

  it('tones greys with one color, from nearly black over the color to nearly white', async () => {
    const greys = painted(3, 1, (x) => [20, 112, 250][x] ?? 0);
    const { data } = await edited(sepia, greys, { options: { color: '#2f6fde', name: 'blue' } });
    const [dark, middle, light] = [0, 3, 6].map((at) => [...data.slice(at, at + 3)]);
    expect(Math.max(...(dark ?? []))).toBeLessThan(75);
    expect(middle?.[2]).toBeGreaterThan(2 * (middle?.[0] ?? 0));
    expect(Math.min(...(light ?? []))).toBeGreaterThan(200);
  });

  it('tones shadows with the darker and lights with the lighter of two colors', async () => {
    const greys = painted(2, 1, (x) => (x === 0 ? 20 : 235));
    const options = { color: '#f08c2e', name: 'orange', second: '#7a3fb0', secondName: 'purple' };
    const { data } = await edited(sepia, greys, { options });
    expect(data[2]).toBeGreaterThan(data[1] ?? 255);
    expect(data[3]).toBeGreaterThan(2 * (data[5] ?? 0));
  });

  it('turns everything brown with unchanged light for “sepia”', async () => {
    const source = photo('astronaut.png');
    const { data } = await edited(sepia, source);
    for (let at = 0; at < data.length; at += 3) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (red < green || green < blue) throw new Error(`not brown at ${at}: ${red} ${green} ${blue}`);
    }
    expect(measure({ ...source, data }).deviation).toBeGreaterThan(0.75 * measure(source).deviation);
  });

  it('removes pure black and pure white for “fade”', async () => {
    expect(measure(await edited(fade, flat(0))).mean).toBeGreaterThan(25);
    expect(measure(await edited(fade, flat(255))).mean).toBeLessThan(245);
  });
});

describe('dramatic lighting', () => {
  it.each(names)('increases the contrast of %s and leaves its corners in shadow', async (name) => {
    const source = photo(name);
    const result = await edited(dramaticLighting, source);
    const [was, is] = [measure(source), measure(result)];
    expect(is.deviation / is.mean).toBeGreaterThanOrEqual(1.1 * (was.deviation / was.mean));
    // Pictures that already reach from black to white have no room for more contrast.
    if (was.deviation < 50) expect(is.deviation).toBeGreaterThanOrEqual(1.1 * was.deviation);
    const before = cornerLuma(source) / centreLuma(source);
    expect(cornerLuma(result) / centreLuma(result)).toBeLessThanOrEqual(0.6 * before);
  });

  it.each(names)('does not darken %s further where it is already dark', async (name) => {
    const source = changed(photo(name), (value) => value * 0.3);
    const result = await edited(dramaticLighting, source);
    expect(measure(result).mean).toBeGreaterThan(measure(source).mean);
    const before = cornerLuma(source) / centreLuma(source);
    expect(cornerLuma(result) / centreLuma(result)).toBeLessThanOrEqual(0.75 * before);
  });
});

describe('neon glow', () => {
  it.each(names)('turns %s into a dark, colorful night', async (name) => {
    const after = measure(await edited(neonGlow, photo(name)));
    expect(after.mean).toBeLessThanOrEqual(60);
    expect(after.saturation).toBeGreaterThanOrEqual(0.5);
  });
});

describe('magical effects', () => {
  const nearWhite = ({ data }: Picture): number => {
    let count = 0;
    for (let at = 0; at < data.length; at += 3) {
      if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 235) count++;
    }
    return count;
  };

  it.each(names)('brightens %s and adds lights', async (name) => {
    const source = photo(name);
    const result = await edited(magicalEffects, source);
    expect(measure(result).mean).toBeGreaterThanOrEqual(measure(source).mean - 1);
    const dark = changed(source, (value) => value * 0.5);
    expect(nearWhite(await edited(magicalEffects, dark))).toBeGreaterThan(nearWhite(dark) + 20);
  });

  it('scatters the lights differently for another seed', async () => {
    const [one, other] = [
      await edited(magicalEffects, flat(40)),
      await edited(magicalEffects, flat(40), { seed: 8 }),
    ];
    expect(difference(one, other)).toBeGreaterThan(2);
  });
});

describe('lens and print looks', () => {
  it('a vignette darkens the corners and leaves the middle unchanged', async () => {
    const result = await edited(vignette, flat(200));
    expect(cornerLuma(result)).toBeLessThan(120);
    expect(centreLuma(result)).toBeGreaterThan(198);
  });

  it('a vignette is seen at a glance, also halfway along the edges', async () => {
    const { width, data } = await edited(vignette, flat(200));
    expect(data[0]).toBeLessThan(65);
    expect(data[(width >> 1) * 3]).toBeLessThan(135);
  });

  it('a vignette fades the corners to the color that is asked for', async () => {
    const { data } = await edited(vignette, flat(100), { options: { color: '#ff8000', name: 'orange' } });
    const middle = (150 * 300 + 150) * 3;
    expect([...data.slice(0, 3)].map((value) => Math.round(value / 20) * 20)).toEqual([240, 120, 0]);
    expect([...data.slice(middle, middle + 3)]).toEqual([100, 100, 100]);
  });

  it('sunset light is seen at a glance on a flat grey, and clips nothing', async () => {
    expect(measure(await edited(sunset, flat(150))).warmth).toBeGreaterThan(75);
    expect((await edited(sunset, flat(240))).data).not.toContain(255);
  });

  it('blur removes fine detail and keeps the mean', async () => {
    const source = photo('picosdeeuropa_by_Aitzol_Berasategi.jpg');
    const result = await edited(blur, source);
    expect(fineDetail(result)).toBeLessThan(0.25 * fineDetail(source));
    expect(Math.abs(measure(result).mean - measure(source).mean)).toBeLessThan(1);
  });

  it('film grain adds noise, keeps the mean, and differs for another seed', async () => {
    const grain = await edited(filmGrain, flat(128));
    expect(Math.abs(measure(grain).mean - 128)).toBeLessThan(1.5);
    expect(measure(grain).deviation).toBeGreaterThan(4);
    expect(difference(grain, await edited(filmGrain, flat(128), { seed: 9 }))).toBeGreaterThan(2);
  });

  it('invert restores the picture when applied twice', async () => {
    const source = photo('coffee.png');
    expect(difference(source, await edited(invert, await edited(invert, source)))).toBe(0);
  });
});
