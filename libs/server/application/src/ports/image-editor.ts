import type { ImageContentType } from '@safelight/rules';
import type { ScratchFile } from './imaging.ts';

export interface EditRequest {
  /** A local file holding the picture to edit; not to be changed. */
  readonly sourcePath: string;
  readonly contentType: ImageContentType;
  readonly width: number;
  readonly height: number;
  readonly prompt: string;
  /** The same seed, picture and prompt give the same bytes from the local engine. */
  readonly seed: number;
}

export interface EditProgress {
  /** For a person: "Finding the subject". */
  readonly stage: string;
  /** 0 to 1. */
  readonly progress: number;
}

export interface EditContext {
  /** Aborting ends the work within a second. */
  readonly signal: AbortSignal;
  onProgress(progress: EditProgress): void;
}

/**
 * How one request to a model ended. `internal-error` is worth another try; `refused` is not (safety, or a
 * wish this editor cannot fulfil and says so).
 */
export type EditOutcome =
  | {
      readonly kind: 'image';
      readonly file: ScratchFile;
      readonly contentType: ImageContentType;
      readonly width: number;
      readonly height: number;
      readonly textResponse: string | null;
      readonly model: string;
    }
  | { readonly kind: 'text'; readonly text: string; readonly model: string }
  | { readonly kind: 'internal-error'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Something that edits a picture as described in words. Throws only when aborted (the signal's reason). */
export interface ImageEditor {
  readonly name: string;
  edit(request: EditRequest, context: EditContext): Promise<EditOutcome>;
}
