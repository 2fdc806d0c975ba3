import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  /** Microseconds the thread worked. */
  readonly tdur?: number;
}

const TASK = /^(?:ThreadControllerImpl::)?RunTask$/;

/** Starts to trace a page; answers the way to stop, which answers the milliseconds of work of each of its tasks. */
export const mainThreadTasks = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  const session = await page.context().newCDPSession(page);
  const tasks = new Map<number, number[]>();
  const scripts = new Map<number, number>();
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, tid, tdur } of value as unknown as readonly TraceEvent[]) {
      if (name === 'FunctionCall') scripts.set(tid, (scripts.get(tid) ?? 0) + 1);
      if (tdur === undefined || !TASK.test(name)) continue;
      const known = tasks.get(tid) ?? [];
      known.push(tdur / 1_000);
      tasks.set(tid, known);
    }
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'], recordMode: 'recordUntilFull' },
    transferMode: 'ReportEvents',
  });
  return async () => {
    const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    // The main thread is the one that runs the page's scripts.
    const [main] = [...scripts].sort((one, other) => other[1] - one[1])[0] ?? [];
    return main === undefined ? [] : (tasks.get(main) ?? []);
  };
};
