// Imports no other server code, so that the thread starts quickly both from its source and from its bundle.
import { examineDocument } from '@safelight/application/examine-document';
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ json }: { readonly json: string }) => {
  parentPort?.postMessage({ answer: examineDocument(json) });
});
parentPort?.postMessage('ready');
