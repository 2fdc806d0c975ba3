import { hexOfName, rgbOf, shaded } from './named-colors.ts';

it('hexOfName returns the color of a name, and black for an unknown name', () => {
  expect([hexOfName('blue'), hexOfName('sky blue'), hexOfName('nothing')]).toEqual([
    '#2f6fde',
    '#87c9ef',
    '#000000',
  ]);
});

it('shaded mixes a color with white or with black', () => {
  const [light, plain, dark] = [0.45, 0, -0.45].map((shade) =>
    rgbOf(shaded(hexOfName('blue'), shade)).reduce((sum, value) => sum + value, 0),
  );
  expect(light).toBeGreaterThan(plain ?? 0);
  expect(plain).toBeGreaterThan(dark ?? 0);
  expect([shaded('#000000', 1), shaded('#ffffff', -1)]).toEqual(['#ffffff', '#000000']);
});
