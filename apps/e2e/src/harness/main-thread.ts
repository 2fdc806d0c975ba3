import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The thread's CPU time in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * Microtasks after a task, such as the handling of an answer, are not part of its event but block the page
 * just as long.
 */
const TASK = /^(?:ThreadControllerImpl::)?RunTask$|^BlinkScheduler_PerformMicrotaskCheckpoint$/;
/** Chromium's name for the thread that runs a page's scripts, styles and layout. */
const MAIN_THREAD = 'CrRendererMain';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Starts to trace a page. Returns a function that stops the trace and returns the CPU milliseconds of each
 * task. Only the category of tasks is recorded, so that tracing costs little.
 */
export const mainThreadTasks = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  const session = await page.context().newCDPSession(page);
  const tasks = new Map<string, number[]>();
  const mainThreads = new Set<string>();
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, pid, tid, tdur, args } of value as unknown as readonly TraceEvent[]) {
      const thread = `${pid} ${tid}`;
      if (name === 'thread_name' && args.name === MAIN_THREAD) mainThreads.add(thread);
      if (tdur === undefined || !TASK.test(name)) continue;
      const known = tasks.get(thread) ?? [];
      known.push(tdur / 1_000);
      tasks.set(thread, known);
    }
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'], recordMode: 'recordUntilFull' },
    transferMode: 'ReportEvents',
  });
  return async () => {
    const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    // With several renderers, the page's own is the one with the most work.
    const [main = []] = [...mainThreads]
      .map((thread) => tasks.get(thread) ?? [])
      .toSorted((one, other) => sum(other) - sum(one));
    return main;
  };
};
