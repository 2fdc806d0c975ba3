/**
 * The plainest wishes of one language, with gaps. `{color}` is any of the colors, `{color:1}` the second of its forms;
 * `{thing}` and `{part}` stand for what the picture contains.
 */
export interface EverydayLanguage {
  /** The forms of each color, separated by blanks: one is all that the wishes need, or several. */
  readonly colors: Readonly<Record<string, string>>;
  /** COCO's names of things, and how the language names them after a verb. */
  readonly things: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  /** Each wish with its operation and the options that count. `color`, `names` and `where` alone have the value of the gap. */
  readonly wishes: readonly (readonly [wish: string, plan: string])[];
  /**
   * Wishes with exceptions, amounts, sizes, places, questions and corrections, each with its plan. `strength` is how much
   * of the operation.
   */
  readonly nuances: readonly (readonly [wish: string, plan: string])[];
  /** How people order three wishes. */
  readonly orders: readonly string[];
  /** What polite people write around `{wish}`, and `{WISH}` in capital letters. */
  readonly courtesies: readonly string[];
  /** What stands between two wishes. */
  readonly joints: readonly string[];
}
