import type { Archiver, ImageArchive, UseCases } from '@safelight/application';
import type { ServerResponse } from 'node:http';
import { API_HEADERS } from '../http/answer.ts';
import { attachment } from './content-disposition.ts';

const ARCHIVE_TYPE = 'application/zip';

/** Resolves when the client can take more, or has left. */
const readyForMore = (res: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      res.off('drain', go).off('close', go);
      resolve();
    };
    res.on('drain', go).on('close', go);
  });

interface ArchiveSenderDeps {
  readonly useCases: Pick<UseCases, 'countDelivery'>;
  readonly archiver: Archiver;
}

/**
 * Makes a function that streams an archive of images at the client's pace while it is written. The bytes
 * sent are counted for their owner, also if a file cannot be read and the archive ends there. HEAD is answered without
 * reading the images.
 */
export const createArchiveSender =
  ({ useCases, archiver }: ArchiveSenderDeps) =>
  async (res: ServerResponse, { ownerId, filename, entries }: ImageArchive): Promise<void> => {
    const headers = {
      ...API_HEADERS,
      'Content-Type': ARCHIVE_TYPE,
      'Content-Disposition': attachment(filename, ARCHIVE_TYPE),
    };
    if (res.req.method === 'HEAD') {
      res.writeHead(200, headers).end();
      return;
    }
    let sentBytes = 0;
    try {
      for await (const chunk of archiver.zip(entries)) {
        if (res.destroyed) break;
        if (!res.headersSent) res.writeHead(200, headers);
        sentBytes += chunk.byteLength;
        if (!res.write(chunk)) await readyForMore(res);
      }
      res.end();
    } finally {
      if (sentBytes > 0) useCases.countDelivery(ownerId, sentBytes);
    }
  };
