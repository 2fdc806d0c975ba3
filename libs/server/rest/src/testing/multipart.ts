/** One part of a form: a text, or a file when it has a filename. */
export interface Part {
  readonly name: string;
  readonly value: string | Buffer;
  readonly filename?: string;
}

const BOUNDARY = 'test-boundary';
export const MULTIPART = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
export const FORM_END = `--${BOUNDARY}--\r\n`;

const partHead = ({ name, filename }: Part): string => {
  const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/jpeg`;
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
};

/** A form without its closing boundary. */
export const openForm = (...parts: readonly Part[]): Buffer =>
  Buffer.concat(
    parts.flatMap((part) => [Buffer.from(partHead(part)), Buffer.from(part.value), Buffer.from('\r\n')]),
  );

export const form = (...parts: readonly Part[]): Buffer =>
  Buffer.concat([openForm(...parts), Buffer.from(FORM_END)]);

/** A file part that the in-memory imaging accepts as a picture. */
export const picture = (value: string | Buffer = 'picture bytes', filename = 'cat.png'): Part => ({
  name: 'image',
  value,
  filename,
});
