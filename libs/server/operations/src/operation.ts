import type { ImageContentType } from '@safelight/rules';
import type { FileLimit } from './file-size.ts';
import type { Picture } from './pixels/picture.ts';

/** The names of models that an operation may need; `worker/models.ts` has their checksums. */
export type ModelName =
  | 'u2netp'
  | 'nanodet'
  | 'selfie'
  | 'blazeface'
  | 'facemesh'
  | 'iris'
  | 'text-det'
  | 'slim-x2'
  | 'animev3-x4'
  | 'gans-x4';

/**
 * Options besides the strength, as parsed from the prompt: `{ color: '#3050ff' }`. The worker handles
 * `where`, the part of the picture to which an operation is limited (regions.ts of the library `prompts`).
 */
export type StepOptions = Readonly<Record<string, string | number>>;

/** Inputs that change the meaning of the prompt's words. */
export interface Given {
  /** True with a mask, to which "remove this" refers. */
  readonly mask: boolean;
  /** True with a reference picture, which can provide a background or a style. */
  readonly reference: boolean;
}

/** A tensor as input or output of a model. */
export interface Tensor {
  readonly values: Float32Array;
  readonly shape: readonly number[];
}

/**
 * Runs a model. It takes one tensor for each of the model's inputs and resolves to all outputs, both in the
 * model's order.
 */
export type Infer = (model: ModelName, ...inputs: readonly Tensor[]) => Promise<readonly Tensor[]>;

/** One grey byte per pixel of the picture: 255 where it may change. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/** The inputs of an operation besides the picture. */
export interface OperationContext {
  /** The options that the operation parsed from the prompt; empty when it has none. */
  readonly options: StepOptions;
  /** The seed of all randomness. */
  readonly seed: number;
  /**
   * The mask to which the change is limited. Null for the whole picture. Changes outside the mask are
   * discarded.
   */
  readonly mask: Mask | null;
  /** The longest side in pixels that a result may have. */
  readonly maxSide: number;
  /** The quality (1–100) of the JPEG that the picture comes from; null for other formats. */
  readonly jpegQuality: number | null;
  /** Decodes the reference picture; null when there is none. */
  reference(): Promise<Picture | null>;
  readonly infer: Infer;
  /**
   * Reports the progress of this operation (0–1) and, with `stage`, its current activity. Lets the process
   * handle other events.
   */
  readonly report: (fraction: number, stage?: string) => Promise<void>;
  /** Chooses the format of the result instead of the original's format, and the quality (1–100) of a JPEG or WebP. */
  saveAs(type: ImageContentType, quality?: number): void;
  /** Limits the size of the result's file. */
  limitFile(limit: FileLimit): void;
  /** Adds a sentence for the person to the description of the result. */
  note(sentence: string): void;
}

/** Thrown by an operation that finds nothing to do. The message is a sentence for the person. */
export class NothingToDoError extends Error {
  override readonly name = 'NothingToDoError';
}

/** One kind of edit at full resolution. Its file contains everything about it, and `registry.ts` lists it. */
export interface Operation<Id extends string = string> {
  readonly id: Id;
  /** The name as part of a sentence: "vintage", "remove background". */
  readonly title: string;
  /**
   * The phase in which a plan runs the operation. Repairs run first, then `subject` operations on the
   * otherwise unchanged picture, corrections, looks, changes of shape and size, and finally additions over or
   * around the result. Operations of one phase run in the order of the prompt.
   */
  readonly phase: 'repair' | 'subject' | 'correction' | 'look' | 'shape' | 'size' | 'finish';
  /** The status that the person sees while the operation runs: "Aging the film". */
  readonly stage: string;
  /** True when "slightly" and "strong" change the result. */
  readonly graded?: boolean;
  /** The models that the operation requires. */
  readonly models?: readonly ModelName[];
  /** True when it can use `context.reference`. */
  readonly usesReference?: boolean;
  /**
   * The fraction (0–1) of faces' fine structure that is restored after an operation that loses fine detail.
   * Absent when the operation does not harm faces. It is a function if it depends on the options.
   */
  readonly keepsFaces?: number | ((options: StepOptions) => number);
  /**
   * How the operation makes lettering illegible when it is limited to lettering (regions/lettering.ts): by smooth
   * transitions or by squares. Absent for operations that do not hide what they change.
   */
  readonly hides?: 'smooth' | 'squares';
  /**
   * True when words for a part of the picture ("the background", "the dog") name what the operation acts on
   * instead of limiting it.
   */
  readonly namesParts?: boolean;
  /** An example of a prompt, which people see: "Make it vintage". */
  readonly example: string;
  /**
   * Combines the options of two requests for this operation: "remove the car and the dog". Without it, later
   * options replace earlier ones.
   */
  combine?(earlier: StepOptions, later: StepOptions): StepOptions;
  /**
   * The title with the options that people want to read: "background in blue". Without it, the title is used
   * alone.
   */
  titleFor?(options: StepOptions): string;
  /**
   * Performs the edit. `strength` is 1 by default, 0.5 for subtle, 1.5 for strong. It keeps width and height
   * unless its phase is `shape`, `size` or `finish`. It may write into its input. Throws NothingToDoError.
   */
  apply(picture: Picture, strength: number, context: OperationContext): Picture | Promise<Picture>;
}
