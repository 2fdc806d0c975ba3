import { inPlainerWords, type Rewording } from './rewording.ts';

it('rewordings apply one after the other, also to what one before put in', () => {
  const plainer = inPlainerWords([
    [/(?<!\p{L})pop(?!\p{L})/giu, 'vivid colors'],
    [/vivid colors/giu, 'more saturation'],
  ]);
  expect(plainer('make it POP')).toBe('make it more saturation');
});

it('a rewording that needs no certain word is always tried', () => {
  expect(inPlainerWords([[/\s+[-–—]+\s+/gu, ', ']])('darker — sharper')).toBe('darker, sharper');
});

it('a rewording is tried only among the words that it names', () => {
  const plainer = inPlainerWords([[/heavy/giu, 'large', /file/iu]]);
  expect(plainer('a heavy file')).toBe('a large file');
  expect(plainer('a heavy rain')).toBe('a heavy rain');
});

it('what rewordings find is put into what replaces it', () => {
  const among: readonly Rewording[] = [
    [/(?<what>\p{L}+) begone/giu, 'remove $<what>'],
    [/(\d) stops/giu, (_, stops) => `${Number(stops) * 10}%`],
  ];
  expect(inPlainerWords(among)('tree begone, 2 stops')).toBe('remove tree, 20%');
});
