import type { ExpectedWork } from '@safelight/domain';
import type { ImageContentType } from '@safelight/rules';
import type { ScratchFile } from './imaging.ts';

/** A picture in a local file that must not be changed. */
export interface PictureFile {
  readonly path: string;
  readonly contentType: ImageContentType;
}

export interface EditRequest {
  /** A local file with the picture to edit; it must not be changed. */
  readonly sourcePath: string;
  readonly contentType: ImageContentType;
  /** Pixels after the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly prompt: string;
  /** The local engine makes the same file from the same seed, picture and prompt. */
  readonly seed: number;
  /** A grey PNG of the picture's size, white where it may change; null for the whole picture. */
  readonly maskPath: string | null;
  /** Another picture of the same user, for a new background or a style; null when there is none. */
  readonly reference: PictureFile | null;
  /** The longest side in pixels that a result may have, which limits upscaling. */
  readonly maxSide: number;
}

export interface EditProgress {
  /** In words for a person: "Finding the subject". */
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
 * The result of one request to a model. After `internal-error` another attempt may help. `unable`, with a
 * reason in words, means that this editor cannot do the edit but another one may. `refused` (safety, an
 * undecodable picture) is final.
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

/** Something that an editor can do, for menus and the API. */
export interface EditorOperation {
  /** A permanent name: "remove-background". */
  readonly id: string;
  /** As part of a sentence: "remove background". */
  readonly title: string;
  /** A prompt that asks for the operation. */
  readonly example: string;
}

export interface EditorCapabilities {
  /** True when a prompt may ask for anything; false when only the `operations` are understood. */
  readonly freeform: boolean;
  /** True when the editor can use `reference`. */
  readonly references: boolean;
  readonly operations: readonly EditorOperation[];
}

/** What is known of an edit when it is requested. */
export interface EditWish extends Pick<EditRequest, 'prompt' | 'width' | 'height'> {
  readonly hasMask: boolean;
  readonly hasReference: boolean;
}

/** An adapter that edits a picture by a description in words. Throws only when aborted (the signal's reason). */
export interface ImageEditor {
  /** "local", "gemini", "openai-compatible". */
  readonly name: string;
  /** What the editor can do on this server; rejects when it cannot work at all. */
  capabilities(): Promise<EditorCapabilities>;
  /** How long an edit will take by the editor's own figures; null when it cannot tell. */
  expect?(wish: EditWish): ExpectedWork | null;
  edit(request: EditRequest, context: EditContext): Promise<EditOutcome>;
}

export interface SuggestionRequest {
  readonly picture: PictureFile;
  readonly title: string;
}

/** Suggested edits of one picture. `suggestions` are any number of phrases of 2 to 4 words. */
export interface PromptSuggestions {
  readonly main: string;
  readonly suggestions: readonly string[];
}

/** Looks at a picture and suggests edits. Throws when it cannot, or with the reason of an abort. */
export interface PromptWriter {
  readonly name: string;
  suggest(request: SuggestionRequest, signal: AbortSignal): Promise<PromptSuggestions>;
}

/** Finds the subject of a picture. */
export interface SubjectFinder {
  /**
   * A grey PNG of the upright picture's size, white where the subject is; null when there is no clear
   * subject. Throws when it cannot examine the picture, or with the reason of an abort.
   */
  findSubject(picture: PictureFile, signal: AbortSignal): Promise<ScratchFile | null>;
}
