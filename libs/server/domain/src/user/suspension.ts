/**
 * Set by an operator on an account that broke the rules. Its person can sign in to read it, and may export and
 * delete their data; nothing else of the account works, and its pictures are hidden.
 */
export interface Suspension {
  readonly at: Date;
  /** Shown to the person. */
  readonly reason: string;
}
