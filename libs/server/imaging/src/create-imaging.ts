import { join } from 'node:path';
import type {
  EditPictures,
  Imaging,
  InspectedUpload,
  ScratchFile,
  SvgOption,
} from '@safelight/application/ports';
import {
  CONTACT_SHEET_SIZE,
  DomainError,
  MASTER_SIDE,
  PAIR_SIZE,
  type RenditionSpec,
} from '@safelight/domain';
import {
  MAX_IMAGE_FRAMES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  SVG_CONTENT_TYPE,
  TEXTS,
  THUMBNAIL_WIDTHS,
  type ErrorCode,
  type PictureContentType,
} from '@safelight/rules';
import type { PoolStats } from '@safelight/processes';
import { createEditPictures, type Perform } from './create-edit-pictures.ts';
import { openDecoders } from './decoders.ts';
import { invalidFormat, lossOf, resultOf } from './outcome.ts';
import type {
  Box,
  DeriveRequest,
  DrawingRequest,
  FieldsOf,
  PictureLimits,
  ResultFor,
  WorkRequest,
} from './protocol.ts';
import { openScratchFolder } from './scratch-folder.ts';
import { sniff } from './sniff.ts';
import { createScales } from './weigh.ts';

export interface ImagingOptions {
  /** A folder on this machine for this server alone. It is created when absent. */
  readonly scratchDir: string;
  /** The number of pictures that are processed at once, each in its own process; 2 by default. */
  readonly slots?: number;
  /** The resident memory in MB at which a process is ended; 1024 by default. */
  readonly memoryLimitMb?: number;
  /** The time limit for one picture, not counting its time in the queue; 30 s by default. */
  readonly timeoutMs?: number;
  /** The time limit for one SVG; `timeoutMs`, but at most 15 s, by default. */
  readonly svgTimeoutMs?: number;
  /** The maximum number of waiting pictures; 4,096 by default. */
  readonly queueLimit?: number;
  /** The path of the worker's script, if it is not next to this file, as in a bundle. */
  readonly workerPath?: string;
  /**
   * The path of fontconfig's settings, which choose the fonts for letters in SVGs. Without it the system's
   * settings apply.
   */
  readonly fontSettings?: string;
  /** Gets a warning for each worker that was ended or died. */
  readonly logger?: { warn(fields: object, message: string): void };
}

export interface ProcessImaging extends Imaging {
  /** The EditPictures port. It uses the same processes. */
  readonly editPictures: EditPictures;
  stats(): PoolStats;
  /** Ends all processes. Waiting and running requests fail with OVERLOADED. */
  stop(): Promise<void>;
}

/**
 * The usual time limit for drawing an SVG. A usual drawing takes a fraction of a second, so a slower one is
 * probably hostile.
 */
const SVG_TIMEOUT_MS = 15_000;

/** The factor on the time limit for edits. An edit decodes, processes and encodes a picture at full size. */
const EDIT_TIMES = 2;

const timeoutFor = (request: WorkRequest, timeoutMs: number, svgTimeoutMs: number): number => {
  switch (request.kind) {
    case 'inspect':
      return request.contentType === 'image/svg+xml' ? svgTimeoutMs : timeoutMs;
    case 'derive':
      return request.allowSvg ? svgTimeoutMs : timeoutMs;
    case 'pair':
    case 'sheet':
      return timeoutMs;
    default:
      return timeoutMs * EDIT_TIMES;
  }
};

/** The maximum height of a WebP. */
const MAX_WEBP_SIDE = 16_383;

/** The part of a worker's request that describes a thumbnail, a master or a transform. */
const drawingOf = (spec: RenditionSpec): Pick<DeriveRequest, 'box' | 'format' | 'isMaster' | 'transform'> => {
  const { kind, format } = spec;
  switch (kind) {
    case 'master': {
      const box: Box = { width: MASTER_SIDE, height: MASTER_SIDE };
      return { box, format, isMaster: true, transform: null };
    }
    case 'srgb': {
      const box: Box = { width: MAX_IMAGE_SIDE, height: MAX_IMAGE_SIDE };
      return { box, format, isMaster: false, transform: null };
    }
    case 'thumbnail': {
      const box: Box = { width: spec.width, height: MAX_WEBP_SIDE };
      return { box, format, isMaster: false, transform: null };
    }
    case 'transform': {
      const { fit, quality, width, height } = spec;
      const box: Box = { width, height: height ?? MAX_WEBP_SIDE };
      return { box, format, isMaster: false, transform: { fit, quality } };
    }
    default:
      return kind satisfies never;
  }
};

/** The error texts for a refused SVG. The texts for a photo would not help. */
const SVG_REFUSALS: Readonly<Partial<Record<ErrorCode, string>>> = {
  INVALID_FILE_FORMAT: TEXTS.images.invalidSvg,
  IMAGE_TOO_LARGE: TEXTS.images.svgTooLarge,
};

const sayingOf =
  (contentType: PictureContentType) =>
  (error: unknown): never => {
    const text = error instanceof DomainError ? SVG_REFUSALS[error.code] : undefined;
    if (contentType !== SVG_CONTENT_TYPE || text === undefined || !(error instanceof DomainError))
      throw error;
    throw new DomainError(error.code, text, error.details, { cause: error });
  };

const limitsFor = (timeoutMs: number): PictureLimits => ({
  maxPixels: MAX_IMAGE_PIXELS,
  maxFrames: MAX_IMAGE_FRAMES,
  maxSide: MAX_IMAGE_SIDE,
  maxSeconds: Math.max(1, Math.floor((timeoutMs / 1000) * 0.8)),
});

/** The Imaging port with a limited pool of child processes. The first picture starts them. */
export const createImaging = (options: ImagingOptions): ProcessImaging => {
  const { slots = 2, memoryLimitMb = 1024, timeoutMs = 30_000, queueLimit = 4096 } = options;
  const { svgTimeoutMs = Math.min(timeoutMs, SVG_TIMEOUT_MS) } = options;
  const workerPath = options.workerPath ?? join(import.meta.dirname, 'worker', 'imaging-worker.ts');
  const scratch = openScratchFolder(options.scratchDir);
  const decoders = openDecoders({
    ...{ slots, memoryLimitMb, timeoutMs, queueLimit, workerPath },
    fontSettings: options.fontSettings,
  });
  const isHeavy = createScales();
  const limits = limitsFor(timeoutMs);

  const perform: Perform = async <Request extends WorkRequest>(
    request: Request,
    outputs: readonly string[],
    signal?: AbortSignal,
  ) => {
    const outcome = await decoders.run(request, {
      isHeavy: await isHeavy(request.path),
      canWait: request.kind === 'derive' && request.transform !== null,
      timeoutMs: timeoutFor(request, timeoutMs, svgTimeoutMs),
      ...(signal && { signal }),
    });
    if (outcome.kind === 'aborted') {
      await scratch.discard(outputs);
      throw outcome.reason;
    }
    const result = resultOf(outcome);
    const loss = lossOf(outcome);
    if (loss) options.logger?.warn({ ...loss, task: request.kind }, 'imaging worker lost');
    if (!(result instanceof Error)) return result as ResultFor<Request['kind']>;
    await scratch.discard(outputs);
    throw result;
  };

  const inspect = async <Kind extends PictureContentType>(
    path: string,
    contentType: Kind,
    { allowSvg }: SvgOption = { allowSvg: false },
  ): Promise<InspectedUpload<Kind>> => {
    if (contentType === 'image/svg+xml' && !allowSvg) throw invalidFormat();
    const [thumbnailPath, sharedPath] = [scratch.reserve(), scratch.reserve()];
    const thumbnailBox: Box = { width: THUMBNAIL_WIDTHS[0], height: MAX_WEBP_SIDE };
    const { thumbnail, shared, ...facts } = await perform(
      { kind: 'inspect', path, contentType, thumbnailPath, thumbnailBox, sharedPath, limits },
      [thumbnailPath, sharedPath],
    ).catch(sayingOf(contentType));
    return {
      ...facts,
      contentType,
      thumbnail: scratch.hand(thumbnailPath, thumbnail),
      shared: shared && scratch.hand(sharedPath, shared),
    };
  };

  const draw = async (fields: FieldsOf<DrawingRequest>): Promise<ScratchFile> => {
    const outputPath = scratch.reserve();
    const request: DrawingRequest = { ...fields, outputPath, limits };
    return scratch.hand(outputPath, await perform(request, [outputPath]));
  };

  return {
    sniff,
    inspect,
    derive: (path, spec, { allowSvg } = { allowSvg: false }) =>
      draw({ kind: 'derive', path, ...drawingOf(spec), allowSvg }),
    editPictures: createEditPictures({ perform, scratch, limits }),
    pair: (path, editedPath) => draw({ kind: 'pair', path, editedPath, box: PAIR_SIZE }),
    contactSheet: ([path = '', ...otherPaths]) =>
      draw({ kind: 'sheet', path, otherPaths, box: CONTACT_SHEET_SIZE }),
    supports: (format, frames) => format === 'webp' || frames === 1,
    stats: () => decoders.stats(),
    stop: () => decoders.stop(),
  };
};
