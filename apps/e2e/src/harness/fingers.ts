import type { CDPSession, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Simulates fingers on a touch screen by the browser's input events. */
export interface Fingers {
  /** Puts fingers down, or moves those that are down. */
  touch(...points: readonly Point[]): Promise<void>;
  /** Lifts all fingers. */
  lift(): Promise<void>;
}

const dispatch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
): Promise<unknown> =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map((point, id) => ({ ...point, id })),
  });

/** Returns fingers for a page whose browser context supports touch. */
export const fingersOn = async (page: Page): Promise<Fingers> => {
  const session = await page.context().newCDPSession(page);
  let down = 0;
  return {
    touch: async (...points) => {
      if (points.length > down) {
        // A finger that is added starts its own touch event.
        for (let count = down + 1; count <= points.length; count += 1)
          await dispatch(session, 'touchStart', points.slice(0, count));
      } else await dispatch(session, 'touchMove', points);
      down = points.length;
    },
    lift: async () => {
      down = 0;
      await dispatch(session, 'touchEnd', []);
    },
  };
};
