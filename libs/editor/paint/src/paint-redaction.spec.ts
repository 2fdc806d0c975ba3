import { groupOf, imageOf, redactOf } from '@safelight/engine/testing';
import { nodeResources, painted, pictureOf } from './testing/node-resources.ts';
import { documentOf, RED, SOURCE, square } from './testing/scene.ts';

const { resources } = nodeResources();
const paint = (document: ReturnType<typeof documentOf>) => painted(document, resources);

describe('a redaction', () => {
  it('covers all layers, even those above it, whatever its opacity', () => {
    const black = redactOf({
      id: 'r',
      style: 'black',
      width: 50,
      height: 100,
      opacity: 0.1,
      blend: 'screen',
    });
    const { at } = paint(documentOf(black, square('#ff0000', { id: 'a' })));
    expect([at(20, 50), at(80, 50)]).toEqual([[0, 0, 0, 255], RED]);
  });

  it('changes every pixel when it pixelates: each square has the mean color of its pixels', () => {
    const lines = pictureOf(100, 80, (context) => {
      for (let x = 0; x < 100; x += 2) {
        context.fillStyle = x % 4 === 0 ? '#ffffff' : '#000000';
        context.fillRect(x, 0, 2, 80);
      }
    });
    const pixelating = redactOf({ id: 'r', style: 'pixelate', block: 16, width: 64, height: 64 });
    const { at } = painted(documentOf(imageOf(), pixelating), nodeResources([[SOURCE, lines]]).resources);
    const first = at(0, 0);
    expect(first[0]).toBeGreaterThan(118);
    expect(first[0]).toBeLessThan(137);
    for (const [x, y] of [
      [1, 0],
      [7, 9],
      [15, 15],
    ] as const)
      expect(at(x, y)).toEqual(first);
    expect(at(80, 40)).not.toEqual(first);
  });

  it('has the same squares in every view, even when only a part of it is visible', () => {
    const noise = pictureOf(100, 80, (context) => {
      for (let x = 0; x < 100; x += 1) {
        context.fillStyle = `rgb(${String((x * 37) % 256)} ${String((x * 91) % 256)} ${String((x * 53) % 256)})`;
        context.fillRect(x, 0, 1, 80);
      }
    });
    const pixelating = redactOf({ id: 'r', style: 'pixelate', block: 16, width: 64, height: 64 });
    const document = documentOf(imageOf(), pixelating);
    const { resources: withNoise } = nodeResources([[SOURCE, noise]]);
    const view = { origin: { x: 10, y: 5 }, scale: 1, documentSide: 100, width: 60, height: 60 };
    const [all, part] = [painted(document, withNoise), painted(document, withNoise, view)];
    for (const [x, y] of [
      [16, 16],
      [40, 30],
      [63, 63],
    ] as const)
      expect(part.at(x - 10, y - 5)).toEqual(all.at(x, y));
  });

  it('is not painted when it or its group is hidden', () => {
    const black = redactOf({ id: 'r', style: 'black', parentId: 'g', width: 100, height: 100 });
    const red = square('#ff0000', { id: 'a' });
    expect(paint(documentOf(red, groupOf({ id: 'g', visible: false }), black)).at(50, 50)).toEqual(RED);
  });
});
