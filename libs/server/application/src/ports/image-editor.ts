import type { ExpectedWork } from '@safelight/domain';
import type { ImageContentType } from '@safelight/rules';
import type { ScratchFile } from './imaging.ts';

/** A picture in a local file that must not be changed. */
export interface PictureFile {
  readonly path: string;
  readonly contentType: ImageContentType;
}

export interface EditRequest {
  /** The local file with the picture to edit; it must not be changed. */
  readonly sourcePath: string;
  readonly contentType: ImageContentType;
  /** Pixels after the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly prompt: string;
  /** The same seed, picture and prompt give the same result with the local engine. */
  readonly seed: number;
  /** A grey PNG of the picture's size, white where the picture may change; null for the whole picture. */
  readonly maskPath: string | null;
  /** Another picture of the same user, for a new background or a style; null if there is none. */
  readonly reference: PictureFile | null;
  /** The maximum longest side of a result in pixels, which limits upscaling. */
  readonly maxSide: number;
}

export interface EditProgress {
  /** The current step as shown to people: "Finding the subject". */
  readonly stage: string;
  /** 0 to 1. */
  readonly progress: number;
}

export interface EditContext {
  /** Aborting ends the edit within a second. */
  readonly signal: AbortSignal;
  onProgress(progress: EditProgress): void;
}

/**
 * The result of one request to a model. After `internal-error` a retry may help. `unable`, with a reason for
 * people, means that this editor cannot do the edit but another one may. `refused` (safety, an undecodable
 * picture) is final.
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

/** An operation that an editor supports, for menus and the API. */
export interface EditorOperation {
  /** A permanent identifier: "remove-background". */
  readonly id: string;
  /** The name in the form for sentences: "remove background". */
  readonly title: string;
  readonly example: string;
}

export interface EditorCapabilities {
  /** True if any prompt is accepted; false if only the `operations` are understood. */
  readonly freeform: boolean;
  /** True if the editor can use `reference`. */
  readonly references: boolean;
  readonly operations: readonly EditorOperation[];
}

/** The known properties of an edit when it is requested. */
export interface RequestedEdit extends Pick<EditRequest, 'prompt' | 'width' | 'height'> {
  readonly hasMask: boolean;
  readonly hasReference: boolean;
}

/** An adapter that edits a picture by a prompt. Throws only when aborted (the signal's reason). */
export interface ImageEditor {
  /** "local", "gemini", "openai-compatible". */
  readonly name: string;
  /** The capabilities of the editor on this server; rejects if it does not work at all. */
  capabilities(): Promise<EditorCapabilities>;
  /** The editor's own estimate of the duration; null if it has none. */
  expect?(edit: RequestedEdit): ExpectedWork | null;
  edit(request: EditRequest, context: EditContext): Promise<EditOutcome>;
}

export interface SuggestionRequest {
  readonly picture: PictureFile;
  readonly title: string;
}

/** Suggested edits for one picture. `suggestions` are any number of phrases of 2 to 4 words. */
export interface PromptSuggestions {
  readonly main: string;
  readonly suggestions: readonly string[];
}

/** Looks at a picture and suggests edits. Throws if it cannot, and the signal's reason on abort. */
export interface PromptWriter {
  readonly name: string;
  suggest(request: SuggestionRequest, signal: AbortSignal): Promise<PromptSuggestions>;
}

export interface SubjectFinder {
  /**
   * A grey PNG of the upright picture's size, white where the subject is; null if there is no clear subject.
   * Throws if it cannot examine the picture, and the signal's reason on abort.
   */
  findSubject(picture: PictureFile, signal: AbortSignal): Promise<ScratchFile | null>;
}
