import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { MultipartForm, type FormFile, type FormRules } from './multipart-form.ts';

const BOUNDARY = 'boundary-1b5c';
const MIB = 1024 * 1024;

const malformed = (): DomainError => new DomainError('INVALID_INPUT', 'This is no form.');
const RULES: FormRules = {
  maxFiles: 1,
  maxFileBytes: MIB,
  maxTexts: 1,
  maxTextBytes: 20,
  malformed,
  tooManyFiles: () => new DomainError('INVALID_INPUT', 'One file only.'),
};

const text = (name: string, value: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (value: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${value}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

const requestOf = (body: string, headers: Record<string, string> = {}): IncomingMessage =>
  Object.assign(Readable.from([Buffer.from(body)], { objectMode: false }), {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    complete: true,
  }) as unknown as IncomingMessage;

/** Reads a form and its file to the end; returns the texts and the size of the file. */
const read = async (body: string, headers: Record<string, string> = {}) => {
  const form = new MultipartForm(requestOf(body, headers), RULES);
  const texts: string[] = [];
  let size: Promise<number> | null = null;
  const sizeOf = async (one: FormFile): Promise<number> => {
    let sizeBytes = 0;
    for await (const chunk of form.lastBytesOf(one)) sizeBytes += chunk.length;
    return sizeBytes;
  };
  return form.read({
    text: (name, value) => void texts.push(`${name}=${value}`),
    file: (one) => {
      size = sizeOf(one);
      size.catch((error: unknown) => form.fail(error));
    },
    result: async () => ({ texts, sizeBytes: await size }),
    begun: () => size,
  });
};

describe('a multipart form', () => {
  it('passes its texts and files to the handlers', async () => {
    const body = text('title', 'Hill') + file('a picture') + END;
    expect(await read(body)).toEqual({ texts: ['title=Hill'], sizeBytes: 9 });
  });

  it.each([
    ['that is cut off', file('a picture'), 'This is no form.'],
    ['of two texts where one is allowed', text('a', '1') + text('b', '2') + END, 'This is no form.'],
    ['with a text too long', text('title', 'x'.repeat(21)) + END, 'This field is too long.'],
    ['of two files where one is allowed', file('one') + file('two') + END, 'One file only.'],
    ['with an empty file', file('') + END, TEXTS.images.fileEmpty],
    ['with a file over the limit', file('x'.repeat(MIB + 1)) + END, 'File size must be less than 1MB.'],
    ['that is longer than announced', file('x'.repeat(2 * MIB)) + END, 'File size must be less than 1MB.'],
  ])('%s is refused', async (_, body, message) => {
    await expect(read(body)).rejects.toThrow(message);
  });

  it('is refused before it is read if its Content-Length exceeds the limit', () => {
    const req = requestOf(file('a picture') + END, { 'content-length': String(2 * MIB) });
    expect(() => new MultipartForm(req, RULES)).toThrow('File size must be less than 1MB.');
    expect(req.readableFlowing).toBeNull();
  });

  it('is refused if its media type is not multipart/form-data', () => {
    const req = requestOf('{}', { 'content-type': 'application/json' });
    expect(() => new MultipartForm(req, RULES)).toThrow('This is no form.');
  });
});
