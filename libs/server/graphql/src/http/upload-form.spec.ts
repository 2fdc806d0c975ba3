import type { UploadGrant } from '@safelight/application';
import { DomainError } from '@safelight/domain';
import { GraphQLUpload, Upload } from 'graphql-upload-minimal';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { file, FORM_TYPE, formOf, map, operations, type Part } from '../testing/test-server.ts';
import { takeFile, type ArrivingFile, type ExpectedFile } from './expected-file.ts';
import { UploadForm } from './upload-form.ts';

const CHUNK_BYTES = 16 * 1024;
const GRANT = { maxBytes: 4 * 1024 * 1024 } as UploadGrant;
const TWO = { 0: ['variables.original'], 1: ['variables.edited'] };

/** A request that counts how many bytes of its body were read. */
const requestOf = (body: Buffer, headers: Record<string, string> = {}) => {
  let takenBytes = 0;
  const chunks = (function* () {
    for (let at = 0; at < body.length; at += CHUNK_BYTES) {
      const chunk = body.subarray(at, at + CHUNK_BYTES);
      takenBytes += chunk.length;
      yield chunk;
    }
  })();
  const request = Object.assign(Readable.from(chunks, { objectMode: false, highWaterMark: CHUNK_BYTES }), {
    headers: { 'content-type': FORM_TYPE, ...headers },
    complete: true,
  }) as unknown as IncomingMessage;
  return { request, taken: () => takenBytes };
};

const twoFiles = (original: Buffer, edited: Buffer): readonly Part[] => [
  operations({ original: null, edited: null }),
  map(TWO),
  file(original, 'before.png', '0'),
  file(edited, 'after.png', '1'),
];

const begin = async (parts: readonly Part[]) => {
  const { request, taken } = requestOf(formOf(parts));
  const { variables } = (await new UploadForm(request, GRANT).operations()) as {
    variables: Record<'original' | 'edited', ExpectedFile>;
  };
  return { ...variables, taken };
};

const bytesOf = async ({ source }: ArrivingFile): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
};
/** Takes a file as a resolver does, through the promise of the library's scalar. */
const take = async (one: ExpectedFile): Promise<ArrivingFile> =>
  takeFile(GraphQLUpload.parseValue(one) as ExpectedFile['promise']).arriving;
const read = async (one: ExpectedFile): Promise<Buffer> => bytesOf(await take(one));

const codeOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof DomainError ? `${error.code} ${error.message}` : error;
  }
};

describe('a form of two files', () => {
  const before = Buffer.alloc(2 * 1024 * 1024, 'before');
  const after = Buffer.alloc(1024 * 1024, 'after');

  it('gives each variable its own file, read one after the other', async () => {
    const { original, edited } = await begin(twoFiles(before, after));
    expect(original).toBeInstanceOf(Upload);
    const first = await take(original);
    expect(first.filename).toBe('before.png');
    expect((await bytesOf(first)).equals(before)).toBe(true);
    const second = await take(edited);
    expect(second.filename).toBe('after.png');
    expect((await bytesOf(second)).equals(after)).toBe(true);
  });

  it('can be read by two readers at the same time', async () => {
    const { original, edited } = await begin(twoFiles(before, after));
    const [first, second] = await Promise.all([read(original), read(edited)]);
    expect(first.equals(before)).toBe(true);
    expect(second.equals(after)).toBe(true);
  });

  it('may contain both files in one chunk, which can then be read in either order', async () => {
    const small = twoFiles(Buffer.from('before'), Buffer.from('after'));
    const forth = await begin(small);
    const back = await begin(small);
    expect(String(await read(forth.original)) + String(await read(forth.edited))).toBe('beforeafter');
    expect(String(await read(back.edited)) + String(await read(back.original))).toBe('afterbefore');
  });

  it('may contain the files in any order if they are read in that order', async () => {
    const [head, names, first, second] = twoFiles(before, after) as [Part, Part, Part, Part];
    const { original, edited } = await begin([head, names, second, first]);
    expect((await read(edited)).equals(after)).toBe(true);
    expect((await read(original)).equals(before)).toBe(true);
  });

  it('is refused if large files are read in another order, so that none is buffered in memory', async () => {
    const { original, edited } = await begin(twoFiles(before, after));
    const refusal = 'INVALID_INPUT Send the files in the order they are used.';
    expect(await codeOf(read(edited))).toBe(refusal);
    expect(await codeOf(read(original))).toBe(refusal);
  });

  it('is not read from the connection before its files are read', async () => {
    const { original, edited, taken } = await begin(twoFiles(before, after));
    await sleep(50);
    expect(taken()).toBeLessThan(16 * CHUNK_BYTES);
    await read(original);
    await sleep(50);
    expect(taken()).toBeLessThan(before.length + 16 * CHUNK_BYTES);
    await read(edited);
    expect(taken()).toBeGreaterThan(before.length + after.length);
  });

  it('allows each file the maximum size', async () => {
    const full = Buffer.alloc(GRANT.maxBytes, 'full');
    const fits = await begin(twoFiles(full, full));
    expect((await read(fits.original)).length).toBe(GRANT.maxBytes);
    expect((await read(fits.edited)).length).toBe(GRANT.maxBytes);
    const over = await begin(twoFiles(before, Buffer.alloc(GRANT.maxBytes + 1, 'over')));
    await read(over.original);
    expect(await codeOf(read(over.edited))).toBe('FILE_TOO_LARGE File size must be less than 4MB.');
  });

  it.each<[string, readonly Part[], string]>([
    ['without the second file', twoFiles(before, after).slice(0, 3), 'FILE_REQUIRED'],
    ['with an empty second file', twoFiles(before, Buffer.alloc(0)), 'FILE_REQUIRED'],
    ['with a third file', [...twoFiles(before, after), file(after, 'x.png', '2')], 'INVALID_INPUT'],
    [
      'with the first file twice',
      twoFiles(before, after).with(3, file(after, 'x.png', '0')),
      'INVALID_INPUT',
    ],
  ])('fails %s', async (_, parts, code) => {
    const { original, edited } = await begin(parts);
    const problem = await codeOf(read(original).then(() => read(edited)));
    expect(problem).toEqual(expect.stringContaining(code));
  });

  it('fails if it ends in the middle of the second file', async () => {
    const body = formOf(twoFiles(before, after));
    const { request } = requestOf(body.subarray(0, body.length - 100_000));
    const { variables } = (await new UploadForm(request, GRANT).operations()) as {
      variables: Record<'original' | 'edited', ExpectedFile>;
    };
    await read(variables.original);
    expect(await codeOf(read(variables.edited))).toEqual(expect.stringContaining('INVALID_INPUT'));
  });

  it('may have a Content-Length that is refused for a form of one file', async () => {
    const parts = [operations({ original: null }), map({ 0: ['variables.original'] }), file()];
    const announced = { 'content-length': String(GRANT.maxBytes + 300_000) };
    const one = new UploadForm(requestOf(formOf(parts), announced).request, GRANT).operations();
    expect(await codeOf(one)).toEqual(expect.stringContaining('FILE_TOO_LARGE'));
    const two = new UploadForm(requestOf(formOf(twoFiles(before, after)), announced).request, GRANT);
    expect(await codeOf(two.operations())).toBeNull();
  });
});
