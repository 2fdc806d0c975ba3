import { writeFile } from 'node:fs/promises';
import type {
  DeriveRequest,
  DeriveResult,
  InspectRequest,
  InspectResult,
  WorkRequest,
  WorkResult,
} from '../protocol.ts';
import { readPicture } from './read-picture.ts';
import { Refusal } from './refusal.ts';
import { render } from './render.ts';
import { makeSharedRendition } from './shared-rendition.ts';

const inspect = async (request: InspectRequest): Promise<InspectResult> => {
  const { path, contentType, thumbnailPath, thumbnailBox, sharedPath, limits } = request;
  const picture = await readPicture(path, limits);
  if (picture.contentType !== contentType) {
    throw new Refusal('INVALID_FILE_FORMAT', `${picture.contentType} called ${contentType}`);
  }
  const thumbnail = await render(picture, { box: thumbnailBox, format: 'webp', isMaster: false, limits });
  const shared = await makeSharedRendition(picture, limits);
  await writeFile(thumbnailPath, thumbnail.bytes);
  if (shared) await writeFile(sharedPath, shared);
  const { width, height, frames } = picture;
  return {
    kind: 'inspect',
    width,
    height,
    frames,
    thumbnail: { contentType: thumbnail.contentType, sizeBytes: thumbnail.bytes.length },
    shared: shared && { contentType, sizeBytes: shared.length },
  };
};

const derive = async (request: DeriveRequest): Promise<DeriveResult> => {
  const picture = await readPicture(request.path, request.limits);
  const { bytes, contentType } = await render(picture, request);
  await writeFile(request.outputPath, bytes);
  return { kind: 'derive', file: { contentType, sizeBytes: bytes.length } };
};

/** Does one request; throws a Refusal, or what the file system threw. */
export const perform = (request: WorkRequest): Promise<WorkResult> => {
  switch (request.kind) {
    case 'inspect':
      return inspect(request);
    case 'derive':
      return derive(request);
  }
};
