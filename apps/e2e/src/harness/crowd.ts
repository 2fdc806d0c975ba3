import { request } from 'node:http';
import { Readable } from 'node:stream';

const BOUNDARY = 'safelight-crowd';
const CHUNK_BYTES = 64 * 1024;

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

/** A whole upload form as bytes, made once however often it is sent. */
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

/** The head of a request that uploads a form of this many bytes. */
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
 * One of many clients uploading at once, at little cost to the sender: fetch copies each body whole, and a
 * sender that is busy with one of its clients makes the others look to the server as if they hung. Answers the
 * status, or why there was none.
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
