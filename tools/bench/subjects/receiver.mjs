// An upload as far as the disk: the form parsed, the picture hashed and stored durably under its key.
import { createServer } from 'node:http';
import { createDiskStore } from '@safelight/storage';
import { readUploadForm } from '../../../libs/server/rest/src/image/upload-form.ts';
import { announce, settings } from '../announce.mjs';

const MAX_BYTES = 50 * 1024 * 1024;
/** More than come at once. Used again and again, as their folders exist in a store that is not new. */
const KEYS = 16;

const store = createDiskStore({ root: settings().folder });
let count = 0;

announce(
  createServer(async (req, res) => {
    count += 1;
    const key = `images/bench${10 + (count % KEYS)}`;
    await readUploadForm(req, MAX_BYTES, ({ source, signal }) =>
      store.put(key, source, { contentType: 'image/jpeg', maxBytes: MAX_BYTES, signal }),
    );
    res.writeHead(201, { 'Content-Length': 0 }).end();
  }),
);
