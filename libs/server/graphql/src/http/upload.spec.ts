import { TEXTS } from '@safelight/rules';
import { answerOf, file, formOf, map, operations, siteForEach, type Part } from '../testing/test-server.ts';

const MIB = 1024 * 1024;

describe('uploads', () => {
  const { site, ann } = siteForEach('ann');

  const send = (form: Buffer | readonly Part[], extra?: Record<string, string>) =>
    site.sendForm(form, ann.token, extra);
  const stored = (): number => site.world.store.objects.size;
  const images = () => site.world.repositories.images.countByOwner(ann.user.id);

  it('create an image, which is private by default', async () => {
    const { status, data, errors } = await send([operations(), map(), file()]);
    expect(errors).toEqual([]);
    expect(status).toBe(200);
    expect(data).toEqual({
      uploadImage: {
        isDuplicate: false,
        image: { uid: expect.any(String), title: 'hill.png', privacy: 'PRIVATE', fileSize: 17, width: 40 },
      },
    });
    expect(await images()).toBe(1);
  });

  it('take filename and privacy from the arguments of the mutation', async () => {
    const variables = { file: null, filename: '../../Dune.png', privacy: 'PUBLIC' };
    const { data } = await send([operations(variables), map(), file()]);
    expect(data).toMatchObject({ uploadImage: { image: { title: 'Dune.png', privacy: 'PUBLIC' } } });
  });

  it('accept the multipart form and the header that the web client sends', async () => {
    const form = new FormData();
    form.append('operations', String(operations().value));
    form.append('map', String(map().value));
    form.append('0', new Blob(['picture by fetch'], { type: 'image/png' }), 'naïve 🏔.png');
    const { data } = await answerOf(
      await site.send(form, { 'x-apollo-operation-name': 'UploadImage', authorization: ann.token }),
    );
    expect(data).toMatchObject({ uploadImage: { image: { title: 'naïve 🏔.png' } } });
  });

  it.each<[string, number, string, readonly Part[]]>([
    ['map before operations', 400, 'INVALID_INPUT', [map(), operations(), file()]],
    ['the file before map', 400, 'INVALID_INPUT', [operations(), file(), map()]],
    ['no map', 400, 'INVALID_INPUT', [operations(), file()]],
    ['no operations', 400, 'INVALID_INPUT', [file()]],
    ['nothing', 400, 'INVALID_INPUT', []],
    ['no file', 400, 'FILE_REQUIRED', [operations(), map()]],
    ['an empty file', 400, 'FILE_REQUIRED', [operations(), map(), file('')]],
    ['an empty map', 400, 'FILE_REQUIRED', [operations(), map({}), file()]],
    [
      'a file that map does not name',
      400,
      'INVALID_INPUT',
      [operations(), map(), file('picture', 'a.png', '1')],
    ],
    ['two files', 400, 'INVALID_INPUT', [operations(), map(), file(), file('picture', 'b.png')]],
    [
      'two files in map',
      400,
      'INVALID_INPUT',
      [operations(), map({ 0: ['variables.file'], 1: ['variables.other'] }), file()],
    ],
    [
      'one file for two variables',
      400,
      'INVALID_INPUT',
      [operations({ file: null, other: null }), map({ 0: ['variables.file', 'variables.other'] }), file()],
    ],
    ['another field', 400, 'INVALID_INPUT', [operations(), { name: 'extra', value: 'x' }, map(), file()]],
    ['operations twice', 400, 'INVALID_INPUT', [operations(), operations(), file()]],
    ['a batch', 400, 'INVALID_INPUT', [{ name: 'operations', value: '[]' }, map(), file()]],
    [
      'operations that are not JSON',
      400,
      'INVALID_INPUT',
      [{ name: 'operations', value: '{' }, map(), file()],
    ],
    [
      'operations too long',
      400,
      'INVALID_INPUT',
      [{ name: 'operations', value: 'x'.repeat(100_001) }, map(), file()],
    ],
    ['a map that is not JSON', 400, 'INVALID_INPUT', [operations(), { name: 'map', value: '{' }, file()]],
    ['a map without paths', 400, 'INVALID_INPUT', [operations(), map({ 0: 'variables.file' }), file()]],
    ['text instead of a picture', 400, 'INVALID_FILE_FORMAT', [operations(), map(), file('<html>')]],
    [
      'a picture that cannot be decoded',
      400,
      'INVALID_FILE_FORMAT',
      [operations(), map(), file('picture broken')],
    ],
  ])('with %s are refused with %i %s in JSON, and store nothing', async (_, status, code, parts) => {
    const answer = await send(parts);
    expect(answer.status).toBe(status);
    expect(answer.contentType).toContain('application/json');
    expect(answer.errors[0]?.extensions.code).toBe(code);
    expect(stored()).toBe(0);
    expect(await images()).toBe(0);
  });

  it.each([
    '__proto__.polluted',
    'variables.__proto__',
    'variables.__proto__.polluted',
    'variables.constructor.prototype.polluted',
    'toString.call',
    'variables.toString.polluted',
    'variables.hasOwnProperty',
    'query',
    'variables',
    'variables.file.name',
    'variables.missing',
    '',
  ])('refuse the path %j in "map", and change no object outside of the request', async (path) => {
    const answer = await send([operations(), map({ 0: [path] }), file()]);
    expect(answer.status).toBe(400);
    expect(answer.errors[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.getOwnPropertyNames(Object.prototype.toString)).not.toContain('polluted');
    expect(Object.prototype.toString.call([])).toBe('[object Array]');
  });

  it('refuse variables that would replace a prototype', async () => {
    const value = `{"query":"mutation { a }","variables":{"__proto__":{"file":null}}}`;
    const answer = await send(
      formOf([{ name: 'operations', value }, map({ 0: ['variables.__proto__.file'] }), file()]),
    );
    expect(answer.status).toBe(400);
  });

  it.each([
    ['a truncated form', formOf([operations(), map(), file()], '')],
    ['a form without its last dashes', formOf([operations(), map(), file()], '--boundary-7f3a')],
    ['no form at all', Buffer.from('hello')],
  ])('with %s are refused, and store nothing', async (_, body) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.errors[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(stored()).toBe(0);
  });

  it('with a form without a boundary are refused', async () => {
    const answer = await send([operations(), map(), file()], {
      'content-type': 'multipart/form-data',
    });
    expect(answer.status).toBe(400);
    expect(answer.errors[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  it('that another site could send without a CORS preflight are refused', async () => {
    const answer = await send([operations(), map(), file()], { 'apollo-require-preflight': '' });
    expect(answer.status).toBe(400);
    expect(stored()).toBe(0);
  });

  it('with an invalid operation are refused without waiting for the file', async () => {
    const parts = [operations({ file: null }, 'mutation ($file: Upload!) { nonsense(file: $file) }'), map()];
    const answer = await send([...parts, file(Buffer.alloc(2 * MIB, 'picture'))]);
    expect(answer.status).toBe(400);
    expect(answer.errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('refuse a second field that uses the same file', async () => {
    const query = `mutation ($file: Upload!) { a: uploadImage(file: $file) { isDuplicate } b: uploadImage(file: $file) { isDuplicate } }`;
    const answer = await send([operations({ file: null }, query), map(), file()]);
    expect(answer.errors[0]).toMatchObject({ path: ['b'], extensions: { code: 'INVALID_INPUT' } });
  });

  it('of exactly the maximum size are accepted, and with one more byte refused with FILE_TOO_LARGE', async () => {
    const picture = Buffer.alloc(10 * MIB + 1, 'picture');
    const fits = await send([operations(), map(), file(picture.subarray(0, 10 * MIB))]);
    expect(fits.data).toMatchObject({ uploadImage: { image: { fileSize: 10 * MIB } } });
    const before = stored();
    const over = await send([operations(), map(), file(picture)]);
    expect(over.status).toBe(413);
    expect(over.errors[0]).toMatchObject({
      message: 'File size must be less than 10MB.',
      extensions: { code: 'FILE_TOO_LARGE', details: { limitBytes: 10 * MIB } },
    });
    expect(stored()).toBe(before);
  });

  it('that exceed the storage quota are refused', async () => {
    site.world.repositories.images.storageUsed = async () => 1024 * MIB;
    const answer = await send([operations(), map(), file()]);
    expect(answer.status).toBe(413);
    expect(answer.errors[0]).toMatchObject({
      message: TEXTS.images.quotaExceeded,
      extensions: { code: 'STORAGE_QUOTA_EXCEEDED' },
    });
  });

  it('fail with 503 if the store is unavailable', async () => {
    site.world.store.isBroken = true;
    const answer = await send([operations(), map(), file()]);
    expect(answer.status).toBe(503);
    expect(answer.errors[0]?.extensions.code).toBe('STORAGE_UNAVAILABLE');
  });
});
