/**
 * An operator's decision about an account that broke the rules. The person can still sign in to read, export
 * and delete their data, and do nothing else. The pictures of the account are hidden.
 */
export interface Suspension {
  readonly at: Date;
  /** The reason, which the person can read. */
  readonly reason: string;
}
