import type { Page } from '@playwright/test';
import type { Sentence } from './sentences.ts';
import type { Stage } from './stage.ts';

/** One row of the table: a sentence of the catalogue, how to provoke it, and what must appear. */
export interface Row {
  readonly sentence: Sentence;
  /** When the sentence appears, as a clause: "when …" or "after …". */
  readonly how: string;
  /** The text that must appear, word for word. */
  readonly text: string;
  /** The quoted text for which `text` is an example or a replacement; defaults to `text`. */
  readonly quote?: string;
  /** The place where the text appears; anywhere on the screen by default. */
  readonly in?: 'toast' | 'notice';
  /** The label of the field under which the text appears. */
  readonly under?: string;
  /** The path of the page at the end. */
  readonly at?: string;
  /** Provokes the sentence, in a browser of its own. Returns the received text when the screen shows none. */
  readonly provoke: (page: Page, stage: Stage) => Promise<unknown>;
}
