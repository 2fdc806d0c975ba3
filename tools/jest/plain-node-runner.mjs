// Runs specs in plain Node by jest-light-runner, and mends its two ways to wait forever (see ADR 78).
import { createRunner } from 'jest-light-runner';
import Tinypool from 'tinypool';
import { channelOfOne } from './channel-of-one.mjs';

/** The time limit of one spec file. Only a file with a test that hangs takes longer. */
const LIMIT_MINUTES = 20;

const { run } = Tinypool.prototype;

/** @type {typeof run} */
Tinypool.prototype.run = async function (task, { channel, ...options } = {}) {
  const signal = AbortSignal.timeout(LIMIT_MINUTES * 60_000);
  const own = channel === undefined ? {} : { channel: channelOfOne(channel) };
  try {
    return await run.call(this, task, { ...options, ...own, signal });
  } catch (error) {
    throw signal.aborted ? new Error(`The file did not end within ${LIMIT_MINUTES} minutes.`) : error;
  }
};

export default createRunner({ runtime: 'child_process' });
