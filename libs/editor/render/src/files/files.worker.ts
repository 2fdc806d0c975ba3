import { runFileJob } from './file-job.ts';
import { type Reply, refusalOf, type Request } from './file-messages.ts';

/** The parts of the worker's global scope used here; the types of workers and pages conflict. */
interface Scope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (reply: Reply) => void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data: { kind, input } }) =>
  void runFileJob(kind, input)
    .then((answer): Reply => ({ ok: true, answer }), refusalOf)
    .then((reply) => scope.postMessage(reply));
