import type { EditorDocument, Layer } from '@safelight/engine';
import { documentOf, filterOf, groupOf, imageOf, redactOf, shapeOf } from '@safelight/engine/testing';
import { wholeDocument } from '@safelight/paint';
import { nodeResources, painted, pictureOf, SOURCE } from '@safelight/paint/testing';
import { paintBands } from './write-picture.ts';

const STRIPES = pictureOf(100, 80, (context) => {
  for (let y = 0; y < 80; y += 1) {
    context.fillStyle = `rgb(${String((y * 37) % 256)} ${String((y * 91) % 256)} ${String((y * 53) % 256)})`;
    context.fillRect(0, y, 100, 1);
  }
});

const picture = imageOf({ source: SOURCE });
const scenes: readonly (readonly [string, EditorDocument])[] = [
  ['shapes and groups', [picture, groupOf({ id: 'g', opacity: 0.5 }), shapeOf({ id: 's', parentId: 'g' })]],
  ['a blur', [picture, filterOf({ id: 'f', filters: [{ id: 'blur', intensity: 1, enabled: true }] })]],
  ['pixelated parts', [picture, redactOf({ id: 'r', style: 'pixelate', block: 16, width: 64, height: 64 })]],
].map(([name, layers]) => [
  name as string,
  { ...documentOf(...(layers as Layer[])), width: 100, height: 80 },
]);

it.each(scenes)('the bands of %s form the same picture as painting it whole', (_what, document) => {
  const { resources, openCanvases } = nodeResources([[SOURCE, STRIPES]]);
  const bands = [...paintBands(document, wholeDocument(document, 1), resources, 1)];
  expect(bands.length).toBeGreaterThan(1);
  const pixels = bands.flatMap((band) => [...band]);
  const { data } = painted(document, resources);
  expect(pixels).toHaveLength(data.length);
  const largest = pixels.reduce((most, value, at) => Math.max(most, Math.abs(value - (data[at] ?? 0))), 0);
  expect(largest).toBeLessThanOrEqual(1);
  expect(openCanvases()).toBe(0);
});
