// The limit of making a thumbnail: sharp on the picture's file, in this process, on one thread.
import { createServer } from 'node:http';
import sharp from 'sharp';
import { announce, settings } from '../announce.mjs';
import { thumbnailOf } from './thumbnail.mjs';

const { picturePath } = settings();
sharp.concurrency(1);
sharp.cache(false);

announce(
  createServer(async (_req, res) => {
    const thumbnail = await thumbnailOf(picturePath);
    res.writeHead(200, { 'Content-Length': thumbnail.length }).end(thumbnail);
  }),
);
