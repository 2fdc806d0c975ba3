import type { World } from '@safelight/application/testing';
import { TEXTS } from '@safelight/rules';
import { UNKNOWN_FIELD } from '../http/request-fields.ts';
import { form, MULTIPART, openForm, type Part } from '../testing/multipart.ts';
import { serverForEach } from '../testing/test-server.ts';

const UPLOAD = '/api/images/comparisons/upload/';

const part = (name: string, value: string): Part => ({ name, value, filename: `${name}.png` });
const before = part('original_image', 'picture before');
const after = part('edited_image', 'picture after gps');

describe('an uploaded comparison', () => {
  const { server } = serverForEach();
  let world: World;
  let ann: { Authorization: string };

  beforeEach(async () => {
    ({ world } = server);
    ann = (await server.join('ann')).headers;
  });

  const upload = (body: Buffer, headers: Record<string, string> = {}) =>
    server.send(UPLOAD, { method: 'POST', headers: { ...MULTIPART, ...ann, ...headers }, body });
  const rows = () => [world.database.tables.images.size, world.database.tables.comparisons.size];
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of world.store.list()) keys.push(key);
    return keys.length;
  };

  it.each([
    ['in order', form({ name: 'title', value: 'Sky' }, before, after)],
    ['the other way round, the title last', form(after, before, { name: 'title', value: 'Sky' })],
  ])('exists with both its pictures if they are sent %s', async (_, body) => {
    const answer = await upload(body);
    expect([answer.status, answer.json()]).toMatchObject([
      201,
      {
        title: 'Sky',
        original_image: { original_filename: 'original_image.png' },
        edited_image: { original_filename: 'edited_image.png' },
      },
    ]);
    expect(rows()).toEqual([2, 1]);
    const { uid } = answer.json() as { uid: string };
    expect((await server.send(`/api/images/comparisons/${uid}`)).status).toBe(200);
  });

  it.each([
    ['the second file is not a picture', form(before, part('edited_image', '<svg/>'))],
    ['the second picture cannot be decoded', form(after, part('original_image', 'picture broken'))],
    ['the second picture is missing', form(before)],
    ['the second picture is empty', form(before, part('edited_image', ''))],
    ['the form is cut off', openForm(before, after)],
    ['a text after the pictures is refused', form(before, after, { name: 'title', value: 'x'.repeat(201) })],
  ])('leaves no row and no file if %s', async (_, body) => {
    expect((await upload(body)).status).toBe(400);
    expect([...rows(), await stored()]).toEqual([0, 0, 0]);
  });

  it('has error texts that name the invalid side, unless a side is missing', async () => {
    const errorOf = async (body: Buffer) => ((await upload(body)).json() as { error: string }).error;
    const { original, edited, bothRequired } = TEXTS.comparisons;
    const { invalidFormat, fileEmpty } = TEXTS.images;
    expect(await errorOf(form(part('original_image', 'x'), after))).toBe(original(invalidFormat));
    expect(await errorOf(form(before, part('edited_image', 'x')))).toBe(edited(invalidFormat));
    expect(await errorOf(form(before, part('edited_image', '')))).toBe(edited(fileEmpty));
    expect(await errorOf(form(before))).toBe(bothRequired);
    expect(await errorOf(form(after))).toBe(bothRequired);
  });

  it('says which fields are expected, and names the unknown one', async () => {
    const answer = await upload(form(before, part('after', 'picture after')));
    expect([answer.status, answer.json()]).toEqual([
      400,
      {
        error: 'Send multipart/form-data with images in the fields "original_image" and "edited_image".',
        code: 'INVALID_INPUT',
        details: { fields: { after: [UNKNOWN_FIELD] } },
      },
    ]);
  });

  it('says that a picture needs a filename if it is sent as a text', async () => {
    const answer = await upload(form(before, { name: 'edited_image', value: 'picture after' }));
    expect(answer.json()).toMatchObject({ details: { fields: { edited_image: [expect.any(String)] } } });
  });

  it('is created only once if the upload is repeated with its Idempotency-Key', async () => {
    const key = { 'Idempotency-Key': 'pair-1' };
    const [first, again] = [await upload(form(before, after), key), await upload(form(before, after), key)];
    expect(again.json()).toEqual(first.json());
    expect(rows()).toEqual([2, 1]);
    expect((await upload(form(after, part('original_image', 'picture x')), key)).status).toBe(409);
  });

  it('refuses a repeat with another title, whether the title comes before or after the pictures', async () => {
    const key = { 'Idempotency-Key': 'pair-2' };
    const [sky, sea] = ['Sky', 'Sea'].map((value) => ({ name: 'title', value }));
    const first = await upload(form(before, after, sky!), key);
    expect((await upload(form(sky!, after, before), key)).json()).toEqual(first.json());
    for (const body of [form(before, after, sea!), form(sea!, before, after), form(before, after)]) {
      expect((await upload(body, key)).status).toBe(409);
    }
    expect(rows()).toEqual([2, 1]);
  });
});
