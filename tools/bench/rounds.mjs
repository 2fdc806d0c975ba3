// Two sides measured in turns, so that what else the machine does hits both alike.
import { setTimeout as sleep } from 'node:timers/promises';
import { load } from './http-load.mjs';
import { treeCpuMs } from './process-cpu.mjs';

/** Lets the work that follows a side's last answer end before the other side is measured. */
const PAUSE_MS = 60;

export function medianOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** One side for `durationMs`: requests a second, median milliseconds, processor milliseconds a request. */
async function measure({ port, request, processes }, { connections, durationMs }) {
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

const medians = (measurements) =>
  Object.fromEntries(
    Object.keys(measurements[0]).map((key) => [key, medianOf(measurements.map((one) => one[key]))]),
  );

/**
 * Ours, the limit, ours, the limit, …, `rounds` times after a warm-up of each. `wallRatio` is our rate by the
 * limit's, `cpuRatio` the limit's processor time a request by ours: medians of the rounds' ratios, 1 is the limit.
 */
export async function compare({ ours, limit }, { rounds, warmUpMs, ...settings }) {
  for (const side of [ours, limit]) await measure(side, { ...settings, durationMs: warmUpMs });
  const measured = [];
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
