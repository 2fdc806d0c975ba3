// Builds requests as bytes, which can then be sent repeatedly.

const head = (method: string, path: string, headers: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: bench', ...headers, '', ''].join('\r\n');

export const getRequest = (path: string, headers: readonly string[] = []): Buffer =>
  Buffer.from(head('GET', path, headers));

const sending =
  (method: string) =>
  (path: string, contentType: string, body: Buffer, headers: readonly string[] = []): Buffer => {
    const all = [...headers, `Content-Type: ${contentType}`, `Content-Length: ${body.length}`];
    return Buffer.concat([Buffer.from(head(method, path, all)), body]);
  };

export const postRequest = sending('POST');
export const putRequest = sending('PUT');

export const jsonRequest = (path: string, value: unknown, headers: readonly string[] = []): Buffer =>
  postRequest(path, 'application/json', Buffer.from(JSON.stringify(value)), headers);

const BOUNDARY = '----bench7d1c2f0a94';

/** The request of an upload form with one JPEG in the field `image`. */
export function uploadRequest(path: string, picture: Buffer, headers: readonly string[] = []): Buffer {
  const before = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(before), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return postRequest(path, `multipart/form-data; boundary=${BOUNDARY}`, body, headers);
}
