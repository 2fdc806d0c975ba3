// The limit of making a thumbnail: sharp on the picture's file, in this process, on one thread.
import { createServer, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import { announce, settings } from '../announce.ts';
import { thumbnailOf } from './thumbnail.ts';

const { picturePath } = settings<{ readonly picturePath: string }>();
sharp.concurrency(1);
sharp.cache(false);

async function answer(res: ServerResponse): Promise<void> {
  const thumbnail = await thumbnailOf(picturePath);
  res.writeHead(200, { 'Content-Length': thumbnail.length }).end(thumbnail);
}

announce(createServer((_req, res) => void answer(res)));
