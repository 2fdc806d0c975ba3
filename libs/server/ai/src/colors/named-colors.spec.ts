import { colorsIn, rgbOf, shaded } from './named-colors.ts';

it.each([
  ['make it blue', [['blue', '#2f6fde']]],
  ['#F80 is not lower case, #f80 is', [['#f80', '#ff8800']]],
  [
    'from #102030 to white',
    [
      ['#102030', '#102030'],
      ['white', '#ffffff'],
    ],
  ],
  ['sky blue', [['sky blue', '#87c9ef']]],
  ['credit and blues', []],
])('%s', (text, expected) => {
  expect(colorsIn(text).map(({ name, hex }) => [name, hex])).toEqual(expected);
});

it('knows shades', () => {
  const [light, plain, dark] = ['light blue', 'blue', 'dark blue'].map((name) =>
    rgbOf(colorsIn(name)[0]?.hex ?? '').reduce((sum, value) => sum + value, 0),
  );
  expect(light).toBeGreaterThan(plain ?? 0);
  expect(plain).toBeGreaterThan(dark ?? 0);
  expect([shaded('#000000', 1), shaded('#ffffff', -1)]).toEqual(['#ffffff', '#000000']);
});
