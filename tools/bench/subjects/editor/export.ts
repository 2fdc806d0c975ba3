// Measures the export of a document as PNG at pixel ratio 2, compared with the browser's encoder for the same
// pixels.
import { renderFile } from '@safelight/render';
import type { Shown } from './shown.ts';
import { type InTurns, inTurns, type Timed } from './timing.ts';

const RATIO = 2;
const SIZE = { width: 2000, height: 1500 };

const ENCODER = `onmessage = async ({ data: bitmap }) => {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d').drawImage(bitmap, 0, 0);
  await canvas.convertToBlob({ type: 'image/png' });
  postMessage(null);
};`;

const encoder = (blob: Blob): Timed => {
  const worker = new Worker(URL.createObjectURL(new Blob([ENCODER], { type: 'text/javascript' })));
  return async () => {
    const bitmap = await createImageBitmap(blob);
    const startedAt = performance.now();
    await new Promise((done) => {
      worker.onmessage = done;
      worker.postMessage(bitmap, [bitmap]);
    });
    return [performance.now() - startedAt];
  };
};

/** The milliseconds for an export of 12 megapixels, and for only encoding it in a worker. */
export async function exportTwice({ editor, pictures }: Shown, rounds: number): Promise<InTurns> {
  const { document } = editor.state;
  const half = {
    ...document,
    ...SIZE,
    layers: document.layers.map((layer) =>
      'transform' in layer
        ? {
            ...layer,
            transform: {
              ...layer.transform,
              x: layer.transform.x / 2,
              y: layer.transform.y / 2,
              scaleX: 0.5,
              scaleY: 0.5,
            },
          }
        : layer,
    ),
  };
  const ours = async () => {
    const startedAt = performance.now();
    await renderFile(half, pictures, { format: 'png', pixelRatio: RATIO });
    return [performance.now() - startedAt];
  };
  const limit = encoder(await renderFile(half, pictures, { format: 'png', pixelRatio: RATIO }));
  return inTurns(rounds, ours, limit);
}
