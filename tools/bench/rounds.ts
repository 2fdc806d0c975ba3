// Measures two servers in turns, so that other load on the machine affects both alike.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Served } from './background.ts';
import { load } from './http-load.ts';
import { treeCpuMs } from './process-use.ts';

/** A pause after a measurement, so that work after its last answer ends before the next measurement. */
const PAUSE_MS = 60;

/** The request to send repeatedly, and the processes whose time counts for it. */
export interface Side extends Served {
  readonly request: Buffer;
}

interface Load {
  readonly connections: number;
  readonly durationMs: number;
}

/** The result of measuring one side. */
export interface Measurement {
  /** Requests per second. */
  readonly rate: number;
  readonly p50Ms: number;
  /** The processor time per request in milliseconds. */
  readonly cpuMs: number;
  readonly generatorLoad: number;
}

/** The results of both sides in one round. */
interface Round {
  readonly ours: Measurement;
  readonly limit: Measurement;
}

/**
 * Medians of all rounds. `wallRatio` and `cpuRatio` are 1 when the product is as fast as the limit, and less
 * when it is slower.
 */
export interface Comparison extends Round {
  readonly wallRatio: number;
  readonly cpuRatio: number;
  readonly rounds: readonly Round[];
}

/** The value below which this share of the values lies. */
export const quantileOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

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
 * Measures the product and the limit alternately, `rounds` times after a warm-up of each. `wallRatio` is the
 * product's rate divided by the limit's; `cpuRatio` is the limit's processor time per request divided by the
 * product's. Both are medians of the rounds' ratios.
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
