import type { Picture } from './picture.ts';
import { inLight } from './in-light.ts';

describe('inLight', () => {
  const ramp = (most: number, channels: 3 | 4): Picture => ({
    width: 256,
    height: 1,
    channels,
    data: Uint8ClampedArray.from(
      { length: 256 * channels },
      (_, at) => (Math.floor(at / channels) / 255) * most,
    ),
  });

  it('stretches a dark picture to the full range of tones and keeps its alpha', () => {
    const { data } = inLight(ramp(80, 4));
    expect([data[0], data[255 * 4]]).toEqual([0, 255]);
    expect(data[128 * 4]).toBeGreaterThan(100);
    expect(data[255 * 4 + 3]).toBe(80);
  });

  it('leaves a bright picture unchanged', () => {
    const picture = ramp(220, 3);
    expect(inLight(picture)).toBe(picture);
  });

  it('leaves a completely black picture black', () => {
    expect(inLight(ramp(0, 3)).data.every((value) => value === 0)).toBe(true);
  });
});
