import type { Page } from '@playwright/test';

/** TypeScript's own declaration lacks `interactionId`. */
interface EventTiming extends PerformanceEventTiming {
  readonly interactionId: number;
}

declare global {
  interface Window {
    /** The longest event of each interaction, in milliseconds, by its id. */
    safelightInteractions: Map<number, number>;
  }
}

/**
 * From the next navigation on, every document records the time from each interaction to the next paint
 * (web.dev: INP).
 */
export const watchInteractions = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const longest = new Map<number, number>();
    window.safelightInteractions = longest;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as EventTiming[])
        if (interactionId > 0)
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
      // The smallest threshold that browsers support.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
};

/**
 * Performs `act` with a slowed-down processor; returns the duration of the longest interaction in
 * milliseconds.
 */
export const longestInteraction = async (
  page: Page,
  slowdown: number,
  act: () => Promise<void>,
): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    window.safelightInteractions.clear();
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    await act();
    // Events are reported after the frame that shows their result.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
  return await page.evaluate(() => Math.max(0, ...window.safelightInteractions.values()));
};
