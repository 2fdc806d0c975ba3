// Two sides measured in turns, so that what else the machine does hits both alike.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Served } from './background.ts';
import { load } from './http-load.ts';
import { treeCpuMs } from './process-cpu.ts';

/** Lets the work that follows a side's last answer end before the other side is measured. */
const PAUSE_MS = 60;

/** Where to send a request, over and over, and the processes whose time that costs. */
export interface Side extends Served {
  readonly request: Buffer;
}

interface Load {
  readonly connections: number;
  readonly durationMs: number;
}

/** How a side did. */
export interface Measurement {
  /** Requests a second. */
  readonly rate: number;
  readonly p50Ms: number;
  /** Processor time a request. */
  readonly cpuMs: number;
  readonly generatorLoad: number;
}

/** Both sides in one round. */
interface Round {
  readonly ours: Measurement;
  readonly limit: Measurement;
}

/** Medians of all rounds; `wallRatio` and `cpuRatio` are 1 at the limit, and less where we are slower. */
export interface Comparison extends Round {
  readonly wallRatio: number;
  readonly cpuRatio: number;
  readonly rounds: readonly Round[];
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [below = NaN, above = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? above : (below + above) / 2;
}

async function measure(
  { port, request, processes }: Side,
  { connections, durationMs }: Load,
): Promise<Measurement> {
  await sleep(PAUSE_MS);
  const cpuBefore = treeCpuMs(processes);
  const { requests, elapsedMs, p50Ms, generatorLoad } = await load({
    port,
    request,
    connections,
    durationMs,
  });
  const cpuMs = (treeCpuMs(processes) - cpuBefore) / requests;
  return { rate: (requests / elapsedMs) * 1000, p50Ms, cpuMs, generatorLoad };
}

const medians = (measurements: readonly Measurement[]): Measurement => {
  const medianBy = (key: keyof Measurement): number => medianOf(measurements.map((one) => one[key]));
  return {
    rate: medianBy('rate'),
    p50Ms: medianBy('p50Ms'),
    cpuMs: medianBy('cpuMs'),
    generatorLoad: medianBy('generatorLoad'),
  };
};

/**
 * Ours, the limit, ours, the limit, …, `rounds` times after a warm-up of each. `wallRatio` is our rate by the
 * limit's, `cpuRatio` the limit's processor time a request by ours: medians of the rounds' ratios, 1 is the limit.
 */
export async function compare(
  { ours, limit }: { readonly ours: Side; readonly limit: Side },
  { rounds, warmUpMs, ...settings }: Load & { readonly rounds: number; readonly warmUpMs: number },
): Promise<Comparison> {
  for (const side of [ours, limit]) await measure(side, { ...settings, durationMs: warmUpMs });
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({ ours: await measure(ours, settings), limit: await measure(limit, settings) });
  }
  return {
    ours: medians(measured.map((round) => round.ours)),
    limit: medians(measured.map((round) => round.limit)),
    wallRatio: medianOf(measured.map((round) => round.ours.rate / round.limit.rate)),
    cpuRatio: medianOf(measured.map((round) => round.limit.cpuMs / round.ours.cpuMs)),
    rounds: measured,
  };
}
