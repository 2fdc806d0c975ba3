import { request } from 'node:http';
import { Readable } from 'node:stream';

const BOUNDARY = 'safelight-crowd';
const CHUNK_BYTES = 64 * 1024;

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

/** Builds the bytes of a complete upload form once, for many uploads. */
export const uploadForm = (bytes: Uint8Array, filename = 'photo.jpg'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="privacy"\r\n\r\nprivate\r\n` +
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="${filename}"\r\n` +
        'Content-Type: image/jpeg\r\n\r\n',
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** The headers of a request that uploads a form with this many bytes. */
export const uploadHeaders = (authorization: string, formBytes: number): string =>
  [
    'POST /api/images/upload/?allow_duplicate=true HTTP/1.1',
    'Host: localhost',
    `Authorization: ${authorization}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${formBytes}`,
    '\r\n',
  ].join('\r\n');

/**
 * Sends one of many simultaneous uploads at little cost. `fetch` copies each body, and while it is busy with
 * one client, the others look to the server as if they had stalled. Resolves to the status, or to the error
 * if there was no answer.
 */
export const sendForm = (url: string, authorization: string, form: Buffer): Promise<number | string> =>
  new Promise((resolve) => {
    const sending = request(`${url}/api/images/upload/?allow_duplicate=true`, {
      method: 'POST',
      agent: false,
      headers: {
        Authorization: authorization,
        'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
        'Content-Length': form.length,
      },
    });
    sending.on('error', (error) => resolve(error.message));
    sending.on('response', (response) => {
      response.resume().on('error', (error) => resolve(error.message));
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sending.flushHeaders();
    Readable.from(chunksOf(form), { objectMode: false, highWaterMark: CHUNK_BYTES }).pipe(sending);
  });
