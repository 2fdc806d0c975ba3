import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { FormParts } from './form-parts.ts';
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

const requestOf = (body: string | Buffer, headers: Record<string, string> = {}): IncomingMessage =>
  Object.assign(Readable.from([Buffer.from(body)], { objectMode: false }), {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    complete: true,
  }) as unknown as IncomingMessage;

/** Reads a form and its file to the end; returns the texts and the size of the file. */
const read = async (body: string | Buffer, headers: Record<string, string> = {}) => {
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
      if (one.filename !== 'a.png') texts.push(one.filename);
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
    ['that is cut off', file('a picture'), 'The form is incomplete'],
    ['of two texts where one is allowed', text('a', '1') + text('b', '2') + END, 'This is no form.'],
    ['with a text too long', text('title', 'x'.repeat(21)) + END, 'This field is too long.'],
    ['of two files where one is allowed', file('one') + file('two') + END, 'One file only.'],
    ['with an empty file', file('') + END, TEXTS.images.fileEmpty],
    ['with a file over the limit', file('x'.repeat(MIB + 1)) + END, 'File size must be less than 1MB.'],
    ['that is longer than announced', file('x'.repeat(2 * MIB)) + END, 'File size must be less than 1MB.'],
  ])('%s is refused', async (_, body, message) => {
    await expect(read(body)).rejects.toThrow(message);
  });

  const UNREADABLE = 'A part of this form has no Content-Disposition that can be read.';
  const partWith = (headers: string): string => `--${BOUNDARY}\r\n${headers}\r\n\r\nhidden\r\n`;

  it.each([
    ['has none', 'Content-Type: text/plain'],
    ['is not form-data', 'Content-Disposition: attachment; name="title"'],
    ['has a name without an end', 'Content-Disposition: form-data; name="title'],
  ])('is refused where the Content-Disposition of a part %s', async (_, headers) => {
    for (const body of [
      partWith(headers) + file('a picture') + END,
      file('a picture') + partWith(headers) + END,
    ])
      await expect(read(body)).rejects.toThrow(UNREADABLE);
  });

  it('counts parts wherever the body is divided, and none in a file that contains the boundary', () => {
    const inChunks = (body: string, at: number) => {
      const chunks = [body.slice(0, at), body.slice(at)].map((part) => Buffer.from(part));
      const parts = new FormParts(`multipart/form-data; charset=utf-8; boundary="${BOUNDARY}"`);
      for (const chunk of chunks) parts.noteChunk(chunk);
      return parts.count;
    };
    const body =
      text('title', 'Hill') + partWith('X-Note: 1') + file(`--${BOUNDARY}x\r\n--${BOUNDARY} y`) + END;
    for (let at = 0; at <= body.length; at += 1) expect([at, inChunks(body, at)]).toEqual([at, 3]);
    const bytes = Buffer.from(body);
    const oneByOne = new FormParts(`multipart/form-data; boundary=${BOUNDARY}`);
    for (let at = 0; at < bytes.length; at += 1) oneByOne.noteChunk(bytes.subarray(at, at + 1));
    expect(oneByOne.count).toBe(3);
  });

  /** A form with a title and a file, whose headers and text consist of the bytes of these characters. */
  const inBytes = (value: string, type = '', filename = 'filename="a.png"'): Buffer =>
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="title"${type}\r\n\r\n${value}\r\n` +
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; ${filename}\r\n\r\nx\r\n${END}`,
      'latin1',
    );
  const utf8 = (value: string): string => Buffer.from(value).toString('latin1');
  const typed = (charset: string): string => `\r\nContent-Type: text/plain; charset=${charset}`;

  it.each([
    ['in UTF-8', inBytes(utf8('Käse 🌅 \ufffd')), ['title=Käse 🌅 \ufffd']],
    ['that is declared as UTF-8', inBytes(utf8('Käse 🌅'), typed('utf-8')), ['title=Käse 🌅']],
    ['of Latin letters that is declared as UTF-8', inBytes(utf8('Käse'), typed('UTF-8')), ['title=Käse']],
    ['that is declared as Latin-1', inBytes('Käse', typed('iso-8859-1')), ['title=Käse']],
    ['with a filename in UTF-8', inBytes('a', '', `filename="${utf8('Käse.png')}"`), ['title=a', 'Käse.png']],
    [
      'with a filename whose quotation mark and ends of lines a browser has escaped',
      inBytes('a', '', 'filename="5%22 %0D%0A100%25 %41.png"'),
      ['title=a', '5" \r\n100%25 %41.png'],
    ],
    [
      'with an encoded filename (RFC 5987)',
      inBytes('a', '', `filename="K.png"; filename*=UTF-8''K%C3%A4se.png`),
      ['title=a', 'Käse.png'],
    ],
    [
      'with an encoded filename that has the replacement character',
      inBytes('a', '', `filename*=UTF-8''%EF%BF%BD.png`),
      ['title=a', '\ufffd.png'],
    ],
    ['with that character, declared', inBytes(utf8('\ufffd'), typed('utf-8')), ['title=\ufffd']],
  ])('accepts a text %s', async (_, body, texts) => {
    expect((await read(body)).texts).toEqual(texts);
  });

  it.each([
    ['in Latin-1', inBytes('Käse'), 'title', 'Send this text as UTF-8. A file needs a filename.'],
    [
      'in an unknown encoding',
      inBytes('a', typed('klingon')),
      'title',
      'Send this text as UTF-8. A file needs a filename.',
    ],
    [
      'with a filename in Latin-1',
      inBytes('a', '', 'filename="Käse.png"'),
      'file',
      'Send the name of this file as UTF-8.',
    ],
    [
      'that is declared as UTF-8 and is not',
      inBytes('Käse 🌅', typed('utf-8')),
      'title',
      'Send this text as UTF-8. A file needs a filename.',
    ],
    [
      'with an encoded filename that is not in its encoding',
      inBytes('a', '', `filename="K.png"; filename*=UTF-8''K%E4se.png`),
      'file',
      'Send the name of this file as UTF-8.',
    ],
    [
      'that is a file with an empty filename',
      inBytes('x'.repeat(21), '; filename=""\r\nContent-Type: image/png'),
      'title',
      'A file needs a filename.',
    ],
  ])('refuses a text %s, and the error names the field', async (_, body, field, message) => {
    await expect(read(body)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: [message] } },
    });
  });

  it('finds the encoding of a text that arrives byte by byte', async () => {
    const body = inBytes(utf8('Käse'), typed('utf-8'));
    const form = new MultipartForm(
      Object.assign(Readable.from([...body].map((byte) => Buffer.of(byte))), {
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
        complete: true,
      }) as unknown as IncomingMessage,
      RULES,
    );
    const texts: string[] = [];
    await form.read({
      text: (name, value) => void texts.push(`${name}=${value}`),
      file: ({ stream }) => void stream.resume(),
      result: async () => null,
    });
    expect(texts).toEqual(['title=Käse']);
  });

  it('is refused before it is read if its Content-Length exceeds the limit', () => {
    const req = requestOf(file('a picture') + END, { 'content-length': String(2 * MIB) });
    expect(() => new MultipartForm(req, RULES)).toThrow('File size must be less than 1MB.');
    expect(req.readableFlowing).toBeNull();
  });

  it.each([
    ['ends inside a file', file('a picture').slice(0, -4)],
    ['has another boundary than its Content-Type', (file('a picture') + END).replaceAll(BOUNDARY, 'another')],
  ])('says that it is incomplete if it %s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining('boundary'),
    });
  });

  it('is refused if its media type is not multipart/form-data', () => {
    const req = requestOf('{}', { 'content-type': 'application/json' });
    expect(() => new MultipartForm(req, RULES)).toThrow('This is no form.');
  });
});
