// Imports nothing else of the server, so that the thread starts quickly, from its source as well as from its
// bundle.
import { examineDocument } from '@safelight/application/examine-document';
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ id, json }: { readonly id: number; readonly json: string }) => {
  parentPort?.postMessage({ id, findings: examineDocument(json) });
});
