// Thumbnails as the server makes them: from a stored file, by its pool of worker processes, into a file.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { createImaging } from '@safelight/imaging';
import { announce, settings } from '../announce.mjs';

const { picturePath, scratchDir, workerPath } = settings();
const imaging = createImaging({ scratchDir, workerPath });

announce(
  createServer(async (_req, res) => {
    const thumbnail = await imaging.derive(picturePath, { kind: 'thumbnail', width: 320, format: 'webp' });
    const bytes = await readFile(thumbnail.path);
    await thumbnail.dispose();
    res.writeHead(200, { 'Content-Length': bytes.length }).end(bytes);
  }),
);
