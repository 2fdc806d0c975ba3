/**
 * Set by an operator on an account that broke the rules. The person can sign in to read, export and delete
 * their data. The account cannot do anything else, and its pictures are hidden.
 */
export interface Suspension {
  readonly at: Date;
  /** Shown to the person. */
  readonly reason: string;
}
