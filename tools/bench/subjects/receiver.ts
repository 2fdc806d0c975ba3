// Receives uploads up to the disk, by form or as the whole body: the picture is hashed and stored durably
// under its key.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createFairTurns } from '@safelight/application';
import { createDiskStore } from '@safelight/storage';
import { bodyTurns, readFileBody } from '@safelight/transport';
import { collectBuffersEarly } from '../../../apps/api/src/garbage-collection.ts';
import { readUploadForm } from '../../../libs/server/rest/src/image/upload-form.ts';
import { announce, settings } from '../announce.ts';

const MAX_BYTES = 50 * 1024 * 1024;
/**
 * The number of keys: more than uploads run at once. They are reused, because in a store that is not new
 * their folders exist already.
 */
const KEYS = 16;

/** There are more turns than uploads at a time, so that no upload waits. */
const inUploadTurn = createFairTurns({
  limit: KEYS,
  perPerson: KEYS,
  maxWaiting: KEYS,
  maxWaitingPerPerson: KEYS,
});

const store = createDiskStore({ root: settings<{ readonly folder: string }>().folder });
let count = 0;

async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
  count += 1;
  const key = `images/bench${10 + (count % KEYS)}`;
  const reading = { maxBytes: MAX_BYTES, inTurn: bodyTurns({ inUploadTurn }, req, 'somebody') };
  const read = req.method === 'PUT' ? readFileBody : readUploadForm;
  await read(req, reading, ({ source, signal }) =>
    store.put(key, source, { contentType: 'image/jpeg', maxBytes: MAX_BYTES, signal }),
  );
  res.writeHead(201, { 'Content-Length': 0 }).end();
}

collectBuffersEarly();
announce(createServer((req, res) => void receive(req, res)));
