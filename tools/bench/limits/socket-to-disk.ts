// The limit of receiving a file: only writes the body of a request from the socket to the disk.
import { join } from 'node:path';
import { collectBuffersEarly } from '../../../apps/api/src/garbage-collection.ts';
import { announce, settings } from '../announce.ts';
import { createBodyServer, writeDurably } from './raw-body.ts';

/** The number of files that are written in turn: more than are received at once. */
const FILES = 16;

const { folder } = settings<{ readonly folder: string }>();
let count = 0;

collectBuffersEarly();
announce(
  createBodyServer(async (body) => {
    count += 1;
    await writeDurably(join(folder, `raw-${count % FILES}`), body);
  }),
);
