// Requests as the bytes a client sends: made once, sent over and over.

const head = (method, path, headers) =>
  [`${method} ${path} HTTP/1.1`, 'Host: bench', ...headers, '', ''].join('\r\n');

export const getRequest = (path, headers = []) => Buffer.from(head('GET', path, headers));

const sending =
  (method) =>
  (path, contentType, body, headers = []) => {
    const all = [...headers, `Content-Type: ${contentType}`, `Content-Length: ${body.length}`];
    return Buffer.concat([Buffer.from(head(method, path, all)), body]);
  };

export const postRequest = sending('POST');
export const putRequest = sending('PUT');

export const jsonRequest = (path, value, headers) =>
  postRequest(path, 'application/json', Buffer.from(JSON.stringify(value)), headers);

const BOUNDARY = '----bench7d1c2f0a94';

/** An upload form with one JPEG in the field `image`. */
export function uploadRequest(path, picture, headers) {
  const before = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(before), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return postRequest(path, `multipart/form-data; boundary=${BOUNDARY}`, body, headers);
}
