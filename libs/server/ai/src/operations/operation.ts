import type { Picture } from '../pixels/picture.ts';

/** Weights an operation may need; `worker/models.ts` says where they are. */
export type ModelName = 'u2netp';

/** Something a person may ask for, and the words it is asked for with. */
export interface Wish {
  /** In a sentence: "vintage", "remove background". */
  readonly title: string;
  /** Matched within one clause of the lower-case prompt; where two wishes match, the longer words win. */
  readonly said: readonly RegExp[];
}

/** Choices beyond the strength, read from the words of the wish: `{ color: '#3050ff' }`. */
export type StepOptions = Readonly<Record<string, string | number>>;

/** What an operation may use besides the picture. */
export interface OperationContext {
  /** As `options` of the operation read them; empty when it reads none. */
  readonly options: StepOptions;
  /** The source of all randomness. */
  readonly seed: number;
  /** Runs a model on one input of `shape` and answers its first output. */
  infer(model: ModelName, input: Float32Array, shape: readonly number[]): Promise<Float32Array>;
  /** Tells how far this operation is (0–1) and, with `stage`, what it does now; lets the process breathe. */
  report(fraction: number, stage?: string): Promise<void>;
  /** Adds a sentence to what the person is told about the result. */
  note(sentence: string): void;
}

/** One edit at full resolution. Everything about it is in its file; `registry.ts` lists it. */
export interface Operation<Id extends string = string> extends Wish {
  readonly id: Id;
  /**
   * Plans run `subject` operations on the untouched picture, then corrections, then looks; within a phase
   * in the order of the prompt.
   */
  readonly phase: 'subject' | 'correction' | 'look';
  /** What the person reads while it runs: "Ageing the film". */
  readonly stage: string;
  /** True when "slightly" and "strong" change the result. */
  readonly graded: boolean;
  readonly model?: ModelName;
  /** A prompt that asks for it, shown to people: "Make it vintage". */
  readonly example: string;
  /** Reads choices from the clause the wish was found in (lower case). Absent: there are none. */
  options?(clause: string): StepOptions;
  /** The title with its choices, when they matter to a person: "background in blue". Absent: the title. */
  titleFor?(options: StepOptions): string;
  /** `strength`: 1 as designed, 0.5 subtle, 1.5 strong. Keeps width and height; may write into its input. */
  apply(picture: Picture, strength: number, context: OperationContext): Picture | Promise<Picture>;
}
