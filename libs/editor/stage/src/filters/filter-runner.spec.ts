import { applyPlan, fuse, type FilterId, type FilterPlan } from '@safelight/engine';
import type { FilterJob } from './filter-messages.ts';
import { FilterRunner, type FilterWorker } from './filter-runner.ts';

const SIDE = 400;
const LAYER = { id: 'filter' };

const photo = (shade = 0): ImageData => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const light = 60 + (x * 120) / SIDE + (x + y > SIDE ? 60 : 0) + 12 * Math.sin(x * 0.7) + shade;
      data.set([light + 10, light * 0.9, light * 0.7 + (y * 30) / SIDE, 255], (y * SIDE + x) * 4);
    }
  return { data, width: SIDE, height: SIDE } as ImageData;
};

const planOf = (id: FilterId, intensity: number): FilterPlan =>
  fuse([{ id, intensity, enabled: true }], SIDE);

const exactly = (plan: FilterPlan, pixels = photo()): Uint8ClampedArray => {
  applyPlan(pixels, plan);
  return pixels.data;
};

/** A fake worker that replies when the test says so. */
const workerByHand = () => {
  const jobs: FilterJob[] = [];
  let isEnded = false;
  const worker: FilterWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message: unknown) => jobs.push(message as FilterJob),
    terminate: () => {
      isEnded = true;
    },
  };
  return {
    jobs,
    worker,
    isEnded: () => isEnded,
    answer: () => {
      const job = jobs.shift()!;
      applyPlan(job, job.plan);
      worker.onmessage?.call(worker as Worker, { data: job } as MessageEvent);
    },
  };
};

const open = () => {
  const by = workerByHand();
  let ready = 0;
  const runner = new FilterRunner(
    () => {
      ready += 1;
    },
    () => by.worker,
  );
  const apply = (plan: FilterPlan, pixels = photo()): Uint8ClampedArray => {
    runner.applyPlan(pixels, plan, LAYER);
    return pixels.data;
  };
  return { ...by, runner, apply, ready: () => ready };
};

it('the filter runner applies color filters immediately, in the page', () => {
  const { apply, jobs } = open();
  const plan = planOf('sepia', 1);
  expect(apply(plan)).toEqual(exactly(plan));
  expect(jobs).toHaveLength(0);
});

it('the filter runner computes a blur in the worker, and applies its result to the same pixels', () => {
  const { apply, jobs, answer, ready } = open();
  const plan = planOf('blur', 1);
  apply(plan);
  apply(plan);
  expect(jobs).toHaveLength(1);
  answer();
  expect(ready()).toBe(1);
  expect(apply(plan)).toEqual(exactly(plan));
  expect(jobs).toHaveLength(0);
});

it('the filter runner does not apply a result to other pixels or for another plan', () => {
  const { apply, jobs, answer } = open();
  apply(planOf('blur', 1));
  answer();
  apply(planOf('blur', 0.5));
  expect(jobs).toHaveLength(1);
  answer();
  apply(planOf('blur', 0.5), photo(9));
  expect(jobs).toHaveLength(1);
});

it('the filter runner processes one picture at a time, then only the newest request', () => {
  const { apply, jobs, answer } = open();
  for (const intensity of [0.2, 0.4, 0.6, 0.8]) apply(planOf('sharpen', intensity));
  expect(jobs).toHaveLength(1);
  answer();
  expect(jobs.map(({ plan }) => plan)).toEqual([planOf('sharpen', 0.8)]);
  answer();
  expect(apply(planOf('sharpen', 0.8))).toEqual(exactly(planOf('sharpen', 0.8)));
});

it('the filter runner computes in the page when there are no workers or one fails', () => {
  const plan = planOf('blur', 1);
  const alone = photo();
  new FilterRunner(
    () => undefined,
    () => null,
  ).applyPlan(alone, plan, LAYER);
  expect(alone.data).toEqual(exactly(plan));
  const { apply, worker, ready, isEnded } = open();
  apply(plan);
  worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent);
  expect([ready(), isEnded()]).toEqual([1, true]);
  expect(apply(plan)).toEqual(exactly(plan));
});

it('the filter runner terminates its worker when it is closed', () => {
  const { apply, runner, isEnded } = open();
  apply(planOf('blur', 1));
  runner.close();
  expect(isEnded()).toBe(true);
});
