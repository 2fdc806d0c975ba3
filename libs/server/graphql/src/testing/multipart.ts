const BOUNDARY = 'boundary-7f3a';

export interface Part {
  readonly name: string;
  readonly value: string | Buffer;
  /** Makes the part a file with this name. */
  readonly filename?: string;
}

const head = ({ name, filename }: Part): string =>
  filename === undefined
    ? `Content-Disposition: form-data; name="${name}"\r\n\r\n`
    : `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`;

/** Writes a form by hand, so that it can also be malformed. `end` closes it. */
export const formOf = (parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer =>
  Buffer.concat([
    ...parts.flatMap((part) => [
      Buffer.from(`--${BOUNDARY}\r\n${head(part)}`),
      Buffer.from(part.value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export const UPLOAD = `mutation ($file: Upload!, $filename: String, $privacy: Privacy! = PRIVATE) {
  uploadImage(file: $file, filename: $filename, privacy: $privacy) {
    isDuplicate image { uid title privacy fileSize width }
  }
}`;

export const operations = (variables: object = { file: null }, query = UPLOAD): Part => ({
  name: 'operations',
  value: JSON.stringify({ query, variables }),
});
export const map = (value: unknown = { 0: ['variables.file'] }): Part => ({
  name: 'map',
  value: JSON.stringify(value),
});
export const file = (
  value: string | Buffer = 'picture of a hill',
  filename = 'hill.png',
  name = '0',
): Part => ({
  name,
  value,
  filename,
});
