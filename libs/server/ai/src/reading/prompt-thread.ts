// Imports no other server code than readers of prompts, so that the thread starts quickly.
import type { ThreadAnswer } from '@safelight/processes';
import { parentPort } from 'node:worker_threads';
import type { PromptCall } from './prompt-reader.ts';
import { promptWork } from './prompt-work.ts';

const answerTo = ({ name, args }: PromptCall): ThreadAnswer<unknown> => {
  // A `PromptReader` makes the calls, so the arguments are those of the function.
  const work = promptWork[name] as (...args: readonly unknown[]) => unknown;
  try {
    return { answer: work(...args) };
  } catch (error) {
    return { error: String(error) };
  }
};

// The first prompt compiles hundreds of patterns, which takes longer than anybody should wait for a plan.
promptWork.plan(
  'Brighten the faces a little, and remove the lamp post',
  { mask: false, reference: false },
  [],
);

parentPort?.on('message', (call: PromptCall) => {
  parentPort?.postMessage(answerTo(call));
});
parentPort?.postMessage('ready');
