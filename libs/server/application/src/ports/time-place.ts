/**
 * A position in a list whose entries are ordered by a time and an id, the latest first. No entry need be there any
 * more: a page after the position begins with what comes next.
 */
export interface TimePlace {
  readonly at: Date;
  readonly id: string;
}
