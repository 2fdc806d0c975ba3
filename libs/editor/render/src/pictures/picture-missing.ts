import type { PictureSource } from '@safelight/engine';

/** Pictures of a document that could not be loaded or shown. */
export class PictureMissing extends Error {
  override readonly name = 'PictureMissing';
  readonly sources: readonly PictureSource[];

  constructor(sources: readonly PictureSource[], cause?: unknown) {
    super(
      sources.length === 1
        ? 'An image of this document could not be loaded.'
        : `${String(sources.length)} images of this document could not be loaded.`,
      { cause },
    );
    this.sources = sources;
  }
}
