import type { ImageContentType } from '@safelight/rules';
import type { ScratchFile } from './imaging.ts';

/** A picture in a local file, not to be changed. */
export interface PictureFile {
  readonly path: string;
  readonly contentType: ImageContentType;
}

export interface EditRequest {
  /** A local file holding the picture to edit; not to be changed. */
  readonly sourcePath: string;
  readonly contentType: ImageContentType;
  /** Pixels as displayed, after EXIF orientation. */
  readonly width: number;
  readonly height: number;
  readonly prompt: string;
  /** The same seed, picture and prompt give the same bytes from the local engine. */
  readonly seed: number;
  /** A grey PNG of the picture's size, white where it may change; null for all of it. */
  readonly maskPath: string | null;
  /** Another picture of the same user's, for a new background or a style; null for none. */
  readonly reference: PictureFile | null;
  /** Longest side in pixels a result may have: upscaling stops there. */
  readonly maxSide: number;
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
 * How one request to a model ended. `internal-error` is worth another try; `unable` (a wish this editor
 * cannot fulfil, said in words) may be another editor's to fulfil; `refused` (safety, an undecodable picture)
 * is the end.
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
  | { readonly kind: 'unable'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

/** One thing an editor can do, for menus and the API. */
export interface EditorOperation {
  /** Stable: "remove-background". */
  readonly id: string;
  /** In a sentence: "remove background". */
  readonly title: string;
  /** A prompt that asks for it. */
  readonly example: string;
}

export interface EditorCapabilities {
  /** True when any words may be tried, not only those for `operations`. */
  readonly freeform: boolean;
  /** Whether `reference` is understood. */
  readonly references: boolean;
  readonly operations: readonly EditorOperation[];
}

/** Something that edits a picture as described in words. Throws only when aborted (the signal's reason). */
export interface ImageEditor {
  /** "local", "gemini", "openai-compatible". */
  readonly name: string;
  /** What can be done here and now; rejects when the editor cannot work at all. */
  capabilities(): Promise<EditorCapabilities>;
  edit(request: EditRequest, context: EditContext): Promise<EditOutcome>;
}
