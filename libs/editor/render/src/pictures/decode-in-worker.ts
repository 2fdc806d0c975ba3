import { decodePicture, type DecodedPicture, pictureOf } from './decode-picture.ts';

export interface DecodeRequest {
  readonly id: number;
  readonly blob: Blob;
  readonly maxSide: number;
}

export type DecodeReply =
  | {
      readonly id: number;
      readonly ok: true;
      readonly image: ImageBitmap;
      readonly width: number;
      readonly height: number;
    }
  | { readonly id: number; readonly ok: false };

type Decoder = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>;

const newDecoder = (): Decoder | null =>
  typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined'
    ? null
    : new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' });

/**
 * Decodes pictures in one worker, because reducing a large one would block the page for a tenth of a second.
 * What the worker cannot decode, such as SVG, is decoded in the page.
 */
export const createDecoder = (start: () => Decoder | null = newDecoder) => {
  let worker: Decoder | null | undefined;
  let lastId = 0;
  const waiting = new Map<number, (reply: DecodeReply | null) => void>();

  const started = (): Decoder | null => {
    if (worker !== undefined) return worker;
    worker = start();
    if (worker === null) return null;
    worker.onmessage = ({ data }: MessageEvent<DecodeReply>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    };
    worker.onerror = () => {
      worker = null;
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
    };
    return worker;
  };

  return async (blob: Blob, maxSide = Infinity): Promise<DecodedPicture> => {
    const decoder = blob.type === 'image/svg+xml' ? null : started();
    if (decoder === null) return await decodePicture(blob, maxSide);
    const reply = await new Promise<DecodeReply | null>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      decoder.postMessage({ id: lastId, blob, maxSide } satisfies DecodeRequest);
    });
    if (reply?.ok !== true) return await decodePicture(blob, maxSide);
    const { image, width, height } = reply;
    return { picture: pictureOf(image, { width, height }), width, height };
  };
};

/** The page's decoder. */
export const decodeInWorker = createDecoder();
