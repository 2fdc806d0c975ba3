// The limit of receiving a file: its request's body from the socket onto the disk, and nothing else.
import { join } from 'node:path';
import { announce, settings } from '../announce.mjs';
import { createBodyServer, writeDurably } from './raw-body.mjs';

/** More than come at once. */
const FILES = 16;

const { folder } = settings();
let count = 0;

announce(
  createBodyServer(async (body) => {
    count += 1;
    await writeDurably(join(folder, `raw-${count % FILES}`), body);
  }),
);
