import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { API_HEADERS } from '../http/answer.ts';
import { attachment } from './content-disposition.ts';

const ARCHIVE_TYPE = 'application/zip';

/** Streams an archive at the client's pace while it is written. Returns the number of bytes sent. */
export const sendArchive = async (
  res: ServerResponse,
  filename: string,
  archive: AsyncIterable<Uint8Array>,
): Promise<number> => {
  let sentBytes = 0;
  for await (const chunk of archive) {
    if (res.destroyed) break;
    if (!res.headersSent) {
      const headers = {
        'Content-Type': ARCHIVE_TYPE,
        'Content-Disposition': attachment(filename, ARCHIVE_TYPE),
      };
      res.writeHead(200, { ...API_HEADERS, ...headers });
    }
    sentBytes += chunk.byteLength;
    if (!res.write(chunk)) await Promise.race([once(res, 'drain'), once(res, 'close')]);
  }
  res.end();
  return sentBytes;
};
