import type { DecodeReply, DecodeRequest } from './decode-in-worker.ts';
import { decodePicture } from './decode-picture.ts';

/** What of a worker's own scope is used here; its types and those of a page do not go together. */
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

scope.onmessage = ({ data }) => {
  void decoded(data);
};
