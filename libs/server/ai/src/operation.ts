import type { ImageContentType } from '@safelight/rules';
import type { Picture } from './pixels/picture.ts';

/** The names of models that an operation may need; `worker/model-files.ts` has their checksums. */
export type ModelName = 'u2netp' | 'nanodet' | 'selfie' | 'blazeface' | 'slim-x2' | 'animev3-x4' | 'gans-x4';

/**
 * Options besides the strength, parsed from the prompt: `{ color: '#3050ff' }`. `where` names the part of the
 * picture to which an operation is limited (plan/regions.ts); the worker handles it.
 */
export type StepOptions = Readonly<Record<string, string | number>>;

/** Inputs besides the prompt that change the meaning of its words. */
export interface Given {
  /** True with a mask, which gives "remove this" a meaning. */
  readonly mask: boolean;
  /** True with a reference picture, from which a background or a style can be taken. */
  readonly reference: boolean;
}

/** A tensor as the models' input and output. */
export interface Tensor {
  readonly values: Float32Array;
  readonly shape: readonly number[];
}

/**
 * Runs a model: takes one tensor for each of its inputs in order; resolves to all of its outputs in order.
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
   * The mask to which the change is limited; null for the whole picture. The result outside it is discarded.
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
   * Reports the progress of this operation (0–1) and, with `stage`, what it does now; lets the process handle
   * other events.
   */
  report(fraction: number, stage?: string): Promise<void>;
  /** Saves the result in this format instead of the original's. */
  saveAs(type: ImageContentType): void;
  /** Adds a sentence to the description of the result for the person. */
  note(sentence: string): void;
}

/** Thrown by an operation that finds nothing to do; the message is a sentence for the person. */
export class NothingToDoError extends Error {
  override readonly name = 'NothingToDoError';
}

/** One kind of edit at full resolution. Everything about it is in its file; `registry.ts` lists it. */
export interface Operation<Id extends string = string> {
  readonly id: Id;
  /** The name as part of a sentence: "vintage", "remove background". */
  readonly title: string;
  /**
   * Plans run repairs first, then `subject` operations on the otherwise unchanged picture, corrections,
   * looks, changes of shape and size, and finally additions over or around the result; within a phase in the
   * order of the prompt.
   */
  readonly phase: 'repair' | 'subject' | 'correction' | 'look' | 'shape' | 'size' | 'finish';
  /** The status that the person sees while it runs: "Ageing the film". */
  readonly stage: string;
  /** True when "slightly" and "strong" change the result. */
  readonly graded: boolean;
  /** Models that it requires. */
  readonly models?: readonly ModelName[];
  /** True when it can use `context.reference`. */
  readonly usesReference?: boolean;
  /**
   * The fraction (0–1) of their fine structure that faces keep when the operation paints over fine detail;
   * absent when it does not change faces.
   */
  readonly keepsFaces?: number;
  /**
   * True when words for a part of the picture ("the background", "the dog") are its object instead of a
   * limit.
   */
  readonly namesParts?: boolean;
  /** An example of a prompt for it, shown to people: "Make it vintage". */
  readonly example: string;
  /**
   * Combines the options of two requests for this operation: "remove the car and the dog". Absent when later
   * options replace earlier ones.
   */
  combine?(earlier: StepOptions, later: StepOptions): StepOptions;
  /**
   * The title with its options, if people care about them: "background in blue". Absent when it is always the
   * title.
   */
  titleFor?(options: StepOptions): string;
  /**
   * Performs the edit. `strength` is 1 by default, 0.5 for subtle, 1.5 for strong. Keeps width and height
   * unless its phase is `shape`, `size` or `finish`; may write into its input. Throws NothingToDoError.
   */
  apply(picture: Picture, strength: number, context: OperationContext): Picture | Promise<Picture>;
}
