import type { Page } from '@playwright/test';
import type { ImagesSentence } from './section-8-images.ts';
import type { Sentence } from './section-8.ts';
import type { Stage } from './stage.ts';

/** A sentence of either catalogue. */
export type AnySentence = Sentence | ImagesSentence;

/** One line of the table: a sentence of the catalogue, provoked, and what must appear. */
export interface Row {
  readonly sentence: AnySentence;
  /** How it is provoked, in words. */
  readonly how: string;
  /** What must appear, word for word. */
  readonly text: string;
  /** The quoted text that `text` is an example of or stands in for; `text` itself when absent. */
  readonly quote?: string;
  /** Where it appears; anywhere on the screen when absent. */
  readonly in?: 'toast' | 'notice';
  /** The field it describes, by its label. */
  readonly under?: string;
  /** The path the person is on in the end. */
  readonly at?: string;
  /** Does as `how` says, in a browser of its own; answers what was received where the screen shows none. */
  readonly provoke: (page: Page, stage: Stage) => Promise<unknown>;
}
