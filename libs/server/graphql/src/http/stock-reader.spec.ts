import type { UploadGrant } from '@safelight/application';
import { processRequest, type FileUpload, type GraphQLOperation, type Upload } from 'graphql-upload-minimal';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { file, FORM_TYPE, formOf, map, operations, type Part } from '../testing/test-server.ts';
import { takeFile } from './expected-file.ts';
import { UploadForm } from './upload-form.ts';

const CHUNK_BYTES = 16 * 1024;
const MAX_BYTES = 1024 * 1024;
const GRANT = { maxBytes: MAX_BYTES } as UploadGrant;
const TWO = { 0: ['variables.original'], 1: ['variables.edited'] };

function* chunksOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += CHUNK_BYTES) yield body.subarray(at, at + CHUNK_BYTES);
}

const requestOf = (parts: readonly Part[], headers: Record<string, string> = {}): IncomingMessage =>
  Object.assign(Readable.from(chunksOf(formOf(parts)), { objectMode: false, highWaterMark: CHUNK_BYTES }), {
    headers: { 'content-type': FORM_TYPE, ...headers },
    complete: true,
  }) as unknown as IncomingMessage;

type Variables = Record<string, Upload>;

/** Reads a form with `processRequest` of graphql-upload-minimal, configured as strictly as possible. */
const byStock = async (...form: Parameters<typeof requestOf>): Promise<Variables> => {
  const options = { maxFieldSize: 100_000, maxFileSize: MAX_BYTES, maxFiles: 2 };
  const res = new Readable() as unknown as ServerResponse;
  const { variables } = (await processRequest(requestOf(...form), res, options)) as GraphQLOperation;
  return variables as Variables;
};

/** Reads the same form with our reader. */
const byOurs = async (...form: Parameters<typeof requestOf>): Promise<Variables> => {
  const { variables } = await new UploadForm(requestOf(...form), GRANT).operations();
  return variables as Variables;
};

const lengthOf = async (source: AsyncIterable<Uint8Array>): Promise<number> => {
  let length = 0;
  for await (const chunk of source) length += chunk.length;
  return length;
};

/** The outcome of a promise, or a note that it is still pending after a while. */
const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch((error: unknown) => (error as Error).message), sleep(100, 'still waiting')]);

const stockRead = async (one: Promise<FileUpload>) => lengthOf((await one).createReadStream());
const ourRead = async (one: Promise<FileUpload>) => lengthOf((await takeFile(one).arriving).source);

// Shows why we do not use `processRequest` of graphql-upload-minimal (docs/adr/0010).
describe('the reader of graphql-upload-minimal', () => {
  it('lets "map" write to inherited properties, where ours accepts only own properties', async () => {
    const attack = [operations(), map({ 0: ['variables.toString.polluted'] }), file()];
    const inherited = Object.prototype.toString as unknown as Record<string, unknown>;
    try {
      await byStock(attack);
      expect(inherited['polluted']).toBeDefined();
    } finally {
      delete inherited['polluted'];
    }
    await expect(byOurs(attack)).rejects.toThrow('The field "map" must name a variable that is null.');
    expect(inherited['polluted']).toBeUndefined();
  });

  it('lets "map" replace the query, where ours sets only variables', async () => {
    const attack = [operations(), map({ 0: ['query'] }), file()];
    await expect(byStock(attack)).resolves.toEqual({ file: null });
    await expect(byOurs(attack)).rejects.toThrow('The field "map" must name a variable that is null.');
  });

  it('ignores a Content-Length over the limit, where ours refuses the request before reading it', async () => {
    const parts = [operations(), map(), file()];
    const announced = { 'content-length': String(100 * MAX_BYTES) };
    await expect(byStock(parts, announced)).resolves.toHaveProperty('file');
    await expect(byOurs(parts, announced)).rejects.toThrow('File size must be less than 1MB.');
  });

  it('truncates a file at the limit and passes it on as complete, where ours rejects it', async () => {
    const parts = [operations(), map(), file(Buffer.alloc(MAX_BYTES + 1, 'x'))];
    expect(await stockRead((await byStock(parts))['file']!.promise)).toBe(MAX_BYTES);
    const read = ourRead((await byOurs(parts))['file']!.promise);
    await expect(read).rejects.toThrow('File size must be less than 1MB.');
  });

  it('waits forever for the second file if nobody reads the first, where ours rejects it', async () => {
    const parts = [
      operations({ original: null, edited: null }),
      map(TWO),
      file(Buffer.alloc(MAX_BYTES, 'x'), 'before.png', '0'),
      file('picture', 'after.png', '1'),
    ];
    expect(await outcomeOf(stockRead((await byStock(parts))['edited']!.promise))).toBe('still waiting');
    await expect(ourRead((await byOurs(parts))['edited']!.promise)).rejects.toThrow(
      'Send the files in the order they are used.',
    );
  });

  it('gives one file to two variables, and the second reader fails midway, where ours refuses the form', async () => {
    const parts = [
      operations({ original: null, edited: null }),
      map({ 0: ['variables.original', 'variables.edited'] }),
      file(),
    ];
    const { original, edited } = await byStock(parts);
    await stockRead(original!.promise);
    await expect(stockRead(edited!.promise)).rejects.toThrow('multiple times');
    await expect(byOurs(parts)).rejects.toThrow('Use each file for one variable.');
  });

  it('accepts parts that "map" does not name, where ours refuses the first of them', async () => {
    const parts = [operations(), map(), file('extra', 'extra.png', 'unnamed'), file()];
    expect(await stockRead((await byStock(parts))['file']!.promise)).toBeGreaterThan(0);
    await expect(byOurs(parts)).rejects.toThrow('Each file must be a part that "map" names.');
  });
});
