import type { Page } from '@playwright/test';

/** Measurements that the browser recorded since the page was loaded. */
export interface PageNotes {
  /** The duration of every task of more than 50 ms, in milliseconds of elapsed time. */
  readonly longTasks: readonly number[];
  /** The sum of all layout shifts not caused by the person (web.dev: CLS, without its window). */
  readonly layoutShift: number;
  /** The shortened HTML of the elements that moved. */
  readonly moved: readonly string[];
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    safelightNotes: { longTasks: number[]; layoutShift: number; moved: string[] };
  }
}

/** From the next navigation on, every document records its long tasks and layout shifts. */
export const watchPage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const notes: Window['safelightNotes'] = { longTasks: [], layoutShift: 0, moved: [] };
    window.safelightNotes = notes;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) notes.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue;
        notes.layoutShift += shift.value;
        for (const { node } of shift.sources)
          if (node instanceof Element) notes.moved.push(node.outerHTML.slice(0, 120));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** The measurements that the page has recorded so far. */
export const notesOf = (page: Page): Promise<PageNotes> => page.evaluate(() => window.safelightNotes);
