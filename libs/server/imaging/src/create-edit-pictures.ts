import { writeFile } from 'node:fs/promises';
import type { EditPictures, ScratchPicture } from '@safelight/application/ports';
import type { EditRequest, FieldsOf, PictureLimits, ResultFor, WorkRequest } from './protocol.ts';
import type { ScratchFolder } from './scratch-folder.ts';

/** Runs a request in a worker. If the request fails, deletes its outputs and throws the port's error. */
export type Perform = <Request extends WorkRequest>(
  request: Request,
  outputs: readonly string[],
  signal?: AbortSignal,
) => Promise<ResultFor<Request['kind']>>;

interface Deps {
  readonly perform: Perform;
  readonly scratch: ScratchFolder;
  readonly limits: PictureLimits;
}

/** Implements EditPictures with the processes of imaging. */
export const createEditPictures = ({ perform, scratch, limits }: Deps): EditPictures => {
  const make = async (fields: FieldsOf<EditRequest>, signal: AbortSignal): Promise<ScratchPicture> => {
    signal.throwIfAborted();
    const outputPath = scratch.reserve();
    const request: EditRequest = { ...fields, outputPath, limits };
    const picture = await perform(request, [outputPath], signal);
    const { contentType, width, height } = picture;
    return { ...scratch.hand(outputPath, picture), contentType, width, height };
  };

  return {
    reduce: ({ path }, { maxSide, maxBytes }, signal) =>
      make({ kind: 'reduce', path, maxSide, maxBytes }, signal),
    resize: ({ path }, { width, height }, signal) =>
      make({ kind: 'resize', path, size: { width, height } }, signal),
    extend: ({ path }, { width, height }, border, signal) =>
      make({ kind: 'extend', path, size: { width, height }, border }, signal),
    prepareMask: async (png, { width, height }, signal) => {
      signal.throwIfAborted();
      const path = scratch.reserve();
      try {
        await writeFile(path, png);
        return await make({ kind: 'mask', path, size: { width, height } }, signal);
      } finally {
        await scratch.discard([path]);
      }
    },
    invertMask: (path, signal) => make({ kind: 'invert', path }, signal),
    composite: ({ original, edited, maskPath, featherPx }, signal) =>
      make({ kind: 'composite', path: original.path, editedPath: edited.path, maskPath, featherPx }, signal),
  };
};
