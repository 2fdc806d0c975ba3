import type { ImageContentType } from '@safelight/rules';
import type { Picture } from './pixels/picture.ts';

/** Weights an operation may need; `worker/model-files.ts` says where they are. */
export type ModelName = 'u2netp' | 'nanodet' | 'selfie' | 'blazeface' | 'slim-x2' | 'animev3-x4' | 'gans-x4';

/**
 * Choices beyond the strength, read from the words of the wish: `{ color: '#3050ff' }`. `where` names the part of
 * the picture an operation is done to (plan/regions.ts); the worker sees to that.
 */
export type StepOptions = Readonly<Record<string, string | number>>;

/** What comes with a prompt, as far as it changes the meaning of words. */
export interface Given {
  /** A mask says where: "remove this" has a meaning. */
  readonly mask: boolean;
  /** There is another picture to take a background or a style from. */
  readonly reference: boolean;
}

/** Numbers as models take and give them. */
export interface Tensor {
  readonly values: Float32Array;
  readonly shape: readonly number[];
}

/** Runs a model: one tensor for each of its inputs, in its own order; answers all its outputs in their order. */
export type Infer = (model: ModelName, ...inputs: readonly Tensor[]) => Promise<readonly Tensor[]>;

/** A grey byte a pixel of the picture: 255 where it may change. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/** What an operation may use besides the picture. */
export interface OperationContext {
  /** As `options` of the operation read them; empty when it reads none. */
  readonly options: StepOptions;
  /** The source of all randomness. */
  readonly seed: number;
  /** Where the person wants the change; null for everywhere. Outside it nobody will see the result. */
  readonly mask: Mask | null;
  /** Longest side in pixels a result may have. */
  readonly maxSide: number;
  /** How strongly the JPEG the picture comes from was compressed (1–100); null for other formats. */
  readonly jpegQuality: number | null;
  /** The person's other picture, decoded when asked for; null when there is none. */
  reference(): Promise<Picture | null>;
  readonly infer: Infer;
  /** Tells how far this operation is (0–1) and, with `stage`, what it does now; lets the process breathe. */
  report(fraction: number, stage?: string): Promise<void>;
  /** Saves the result in this format instead of the source's. */
  saveAs(type: ImageContentType): void;
  /** Adds a sentence to what the person is told about the result. */
  note(sentence: string): void;
}

/** Thrown by an operation that turns out to have nothing to do; the message is a sentence for the person. */
export class NothingToDoError extends Error {
  override readonly name = 'NothingToDoError';
}

/** One edit at full resolution. Everything about it is in its file; `registry.ts` lists it. */
export interface Operation<Id extends string = string> {
  readonly id: Id;
  /** In a sentence: "vintage", "remove background". */
  readonly title: string;
  /**
   * Plans run repairs first, then `subject` operations on the otherwise untouched picture, corrections, looks,
   * changes of shape and size, and at last what is laid over or around the result; within a phase in the order
   * of the prompt.
   */
  readonly phase: 'repair' | 'subject' | 'correction' | 'look' | 'shape' | 'size' | 'finish';
  /** What the person reads while it runs: "Ageing the film". */
  readonly stage: string;
  /** True when "slightly" and "strong" change the result. */
  readonly graded: boolean;
  /** Weights it cannot do without. */
  readonly models?: readonly ModelName[];
  /** True when it can use `context.reference`. */
  readonly usesReference?: boolean;
  /**
   * The share (0–1) of their own drawing that faces keep where the operation paints over what is fine; absent where
   * it leaves them as they are.
   */
  readonly keepsFaces?: number;
  /** True when words for a part of the picture ("the background", "the dog") are what it is about. */
  readonly namesParts?: boolean;
  /** A prompt that asks for it, shown to people: "Make it vintage". */
  readonly example: string;
  /**
   * Choices of two wishes for this operation as one: "remove the car and the dog". Absent: the later choices
   * replace the earlier.
   */
  combine?(earlier: StepOptions, later: StepOptions): StepOptions;
  /** The title with its choices, when they matter to a person: "background in blue". Absent: the title. */
  titleFor?(options: StepOptions): string;
  /**
   * `strength`: 1 as designed, 0.5 subtle, 1.5 strong. Keeps width and height unless its phase is `shape`, `size`
   * or `finish`; may
   * write into its input. Throws NothingToDoError.
   */
  apply(picture: Picture, strength: number, context: OperationContext): Picture | Promise<Picture>;
}
