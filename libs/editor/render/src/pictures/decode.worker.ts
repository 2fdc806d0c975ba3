import type { DecodeReply, DecodeRequest } from './decode-in-worker.ts';
import { decodePicture } from './decode-picture.ts';

/** The parts of the worker's global scope used here; the types of workers and pages conflict. */
interface Scope {
  onmessage: ((event: MessageEvent<DecodeRequest>) => void) | null;
  postMessage: (reply: DecodeReply, transfer: readonly Transferable[]) => void;
}

const scope = globalThis as unknown as Scope;

const decoded = async ({ id, blob, maxSide }: DecodeRequest): Promise<void> => {
  try {
    const { picture, width, height } = await decodePicture(blob, maxSide);
    const image = picture.image as ImageBitmap;
    scope.postMessage({ id, ok: true, image, width, height }, [image]);
  } catch {
    scope.postMessage({ id, ok: false }, []);
  }
};

scope.onmessage = ({ data }) => void decoded(data);
