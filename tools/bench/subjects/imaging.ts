// Makes thumbnails as the server does: from a stored file, by its pool of worker processes, into a file.
import { createServer, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { createImaging } from '@safelight/imaging';
import { announce, settings } from '../announce.ts';

const { picturePath, scratchDir, workerPath } = settings<{
  readonly picturePath: string;
  readonly scratchDir: string;
  readonly workerPath: string;
}>();
const imaging = createImaging({ scratchDir, workerPath });

async function answer(res: ServerResponse): Promise<void> {
  const thumbnail = await imaging.derive(picturePath, { kind: 'thumbnail', width: 320, format: 'webp' });
  const bytes = await readFile(thumbnail.path);
  await thumbnail.dispose();
  res.writeHead(200, { 'Content-Length': bytes.length }).end(bytes);
}

announce(createServer((_req, res) => void answer(res)));
