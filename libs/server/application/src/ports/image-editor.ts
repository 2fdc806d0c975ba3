import type { AttemptOutcome, ExpectedWork } from '@safelight/domain';
import type { ImageContentType } from '@safelight/rules';
import type { ScratchFile } from './imaging.ts';

/** A picture in a local file. The file must not be changed. */
export interface PictureFile {
  readonly path: string;
  readonly contentType: ImageContentType;
}

export interface EditRequest {
  /** The local file of the picture to edit. It must not be changed. */
  readonly sourcePath: string;
  readonly contentType: ImageContentType;
  /** The size in pixels after the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly prompt: string;
  /** The seed for random numbers. With the same seed, picture and prompt the local editor makes the same result. */
  readonly seed: number;
  /** A grey PNG of the picture's size, white where the picture may change. Null for the whole picture. */
  readonly maskPath: string | null;
  /** Another picture of the same user, for a new background or a style. Null if there is none. */
  readonly reference: PictureFile | null;
  /** The maximum side of a result in pixels. It limits upscaling. */
  readonly maxSide: number;
}

export interface EditProgress {
  /** The current step as it is shown to the user: "Finding the subject". */
  readonly stage: string;
  /** The progress of the edit from 0 to 1. */
  readonly progress: number;
}

export interface EditContext {
  /** Aborts the edit, which then ends within a second. */
  readonly signal: AbortSignal;
  onProgress(progress: EditProgress): void;
}

/**
 * The result of one request to a model. After `internal-error` a retry may succeed. `unable` means that this
 * editor cannot do the edit but another editor may; its message is shown to the user. `refused` is final, for
 * example for safety or because the picture cannot be decoded.
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
      /** True if the format, the quality or the size of the file was asked for. */
      readonly setsFile: boolean;
    }
  | { readonly kind: 'text'; readonly text: string; readonly model: string }
  | Exclude<AttemptOutcome, { readonly kind: 'image' | 'text' }>;

/** An operation that an editor supports, for menus and the API. */
export interface EditorOperation {
  /** The permanent identifier: "remove-background". */
  readonly id: string;
  /** The name as used in sentences: "remove background". */
  readonly title: string;
  readonly example: string;
}

export interface EditorCapabilities {
  /** True if the editor accepts any prompt, false if it understands only its `operations`. */
  readonly freeform: boolean;
  /** True if the editor can use a reference image. */
  readonly references: boolean;
  readonly operations: readonly EditorOperation[];
}

/** The properties of an edit that are known when it is requested, for a picture of any size. */
export interface RequestedEdit extends Pick<EditRequest, 'prompt'> {
  readonly hasMask: boolean;
  readonly hasReference: boolean;
}

/** What an editor understands of a prompt before it has seen the picture. */
export interface EditPlan {
  /** What would be done, in the order in which it runs, each as part of a sentence: "brighten (the faces)". */
  readonly steps: readonly string[];
  /** What would only be done with a reference: quotations of the prompt. Empty if there is one. */
  readonly needsReference: readonly string[];
  /** What would not be done in any case: quotations of the prompt ("“add a hat”") and titles of operations. */
  readonly notDone: readonly string[];
  /** Sentences that explain why something is not possible, or how to request it. */
  readonly hints: readonly string[];
  /** The prompts of the nearest possible edits; empty if there are steps, or would be with a reference. */
  readonly nearest: readonly string[];
}

/** An edit whose result was not what its prompt asked for. */
export interface MisreadEdit {
  readonly prompt: string;
  /** What the editor said about its result. */
  readonly textResponse: string | null;
}

/**
 * An adapter that edits a picture by a prompt. It throws an error only when it is aborted: the reason of the
 * signal.
 */
export interface ImageEditor {
  /** The name of the adapter: "local", "gemini" or "openai-compatible". */
  readonly name: string;
  /** Returns what the editor can do on this server. Rejects if the editor does not work at all. */
  capabilities(): Promise<EditorCapabilities>;
  /**
   * Returns the editor's own estimate of the duration for a picture of a given size; null if it has none, or not within
   * half a second. Never throws.
   */
  expect?(
    edit: RequestedEdit,
  ): Promise<((size: Pick<EditRequest, 'width' | 'height'>) => ExpectedWork) | null>;
  /**
   * Returns what `edit` would do, as far as the prompt alone determines it; null if this is not known at present.
   * An editor without this method cannot know. Never throws. The prompt is neither stored nor logged.
   */
  plan?(edit: RequestedEdit): Promise<EditPlan | null>;
  edit(request: EditRequest, context: EditContext): Promise<EditOutcome>;
  /**
   * Is told that a person took back an edit that this editor had made, so that operators learn which wishes are
   * misread.
   */
  noteMisread?(edit: MisreadEdit): void;
}

export interface SuggestionRequest {
  readonly picture: PictureFile;
  readonly title: string;
}

/** Suggestions for editing one picture. `suggestions` is any number of phrases of 2 to 4 words. */
export interface PromptSuggestions {
  readonly main: string;
  readonly suggestions: readonly string[];
}

/**
 * Examines a picture and suggests edits. Throws an error if it cannot, and the reason of the signal when it is
 * aborted.
 */
export interface PromptWriter {
  readonly name: string;
  suggest(request: SuggestionRequest, signal: AbortSignal): Promise<PromptSuggestions>;
}

export interface SubjectFinder {
  /**
   * Returns a grey PNG of the upright picture's size, white where the subject is; null if there is no clear
   * subject. Throws if it cannot examine the picture, and the reason of the signal on abort.
   */
  findSubject(picture: PictureFile, signal: AbortSignal): Promise<ScratchFile | null>;
}
