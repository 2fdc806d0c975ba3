import { doFileJob } from './file-job.ts';
import { type Reply, refusalOf, type Request } from './file-messages.ts';

/** What of a worker's own scope is used here; its types and those of a page do not go together. */
interface Scope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (reply: Reply) => void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data: { kind, asked } }) => {
  void doFileJob(kind, asked)
    .then((answer): Reply => ({ ok: true, answer }), refusalOf)
    .then((reply) => {
      scope.postMessage(reply);
    });
};
