import { TEXTS } from '@safelight/rules';
import { file, map, operations, siteForEach, type Part } from '../testing/test-server.ts';
import { PICTURE_URL } from '@safelight/application/testing';

const UPLOAD = `mutation ($file: Upload!, $allowDuplicate: Boolean! = false) {
  uploadImage(file: $file, allowDuplicate: $allowDuplicate) { isDuplicate image { uid contentType fileExtension } }
}`;
const FROM_URL = `mutation ($url: String!, $privacy: Privacy! = PRIVATE) {
  uploadImageFromUrl(url: $url, privacy: $privacy) { isDuplicate image { uid title privacy isOwner } }
}`;

interface Uploaded {
  readonly isDuplicate: boolean;
  readonly image: { readonly uid: string; readonly contentType: string; readonly fileExtension: string };
}

describe('uploaded pictures', () => {
  const { site, ann } = siteForEach('ann');

  const send = (parts: readonly Part[], as = ann.token) => site.sendForm(parts, as);
  const upload = async (bytes: string, variables: object = {}, as = ann.token): Promise<Uploaded> => {
    const parts = [operations({ file: null, ...variables }, UPLOAD), map(), file(bytes)];
    return (await send(parts, as)).data?.['uploadImage'] as Uploaded;
  };
  const images = () => site.world.repositories.images.countByOwner(ann.user.id);

  it('that are sent twice return the existing image, unless duplicates are allowed', async () => {
    const first = await upload('picture of a hill');
    expect(first.isDuplicate).toBe(false);
    const objects = site.world.store.objects.size;
    expect(await upload('picture of a hill')).toEqual({ ...first, isDuplicate: true });
    expect(site.world.store.objects.size).toBe(objects);
    const again = await upload('picture of a hill', { allowDuplicate: true });
    expect(again.isDuplicate).toBe(false);
    expect(again.image.uid).not.toBe(first.image.uid);
    expect(await images()).toBe(2);
  });

  it('with a repeated idempotency key change nothing, and other arguments with that key are a conflict', async () => {
    const repeat = `mutation ($file: Upload!, $privacy: Privacy!) {
      uploadImage(file: $file, privacy: $privacy, idempotencyKey: "once") { isDuplicate image { uid privacy } }
    }`;
    const sendWith = (privacy: string) =>
      send([operations({ file: null, privacy }, repeat), map(), file('picture of a hill')]);
    const first = await sendWith('PRIVATE');
    expect((await sendWith('PRIVATE')).data).toEqual(first.data);
    const other = await sendWith('PUBLIC');
    expect(other.errors[0]?.extensions['code']).toBe('IDEMPOTENCY_CONFLICT');
    expect((await sendWith('PRIVATE')).data).toEqual(first.data);
    expect(await images()).toBe(1);
  });

  const SAID = 'title: "The hill", description: "Seen from the lake.", tags: ["Hill"], expiresIn: 3600';
  const TOLD = 'uid title description tags expiresAt';

  it('have the texts sent with them, whether sent as a file or fetched from a URL', async () => {
    const byFile = `mutation ($file: Upload!) { uploadImage(file: $file, ${SAID}) { image { ${TOLD} } } }`;
    const sent = await send([operations({ file: null }, byFile), map(), file('picture of a hill')]);
    const byAddress = `mutation { uploadImageFromUrl(url: "${PICTURE_URL}", ${SAID}) { image { ${TOLD} } } }`;
    const fetched = await site.ask(byAddress, {}, ann.token);
    const image = {
      title: 'The hill',
      description: 'Seen from the lake.',
      tags: ['hill'],
      expiresAt: new Date(site.world.clock.now().getTime() + 3_600_000).toISOString(),
    };
    expect(sent.data).toMatchObject({ uploadImage: { image } });
    expect(fetched.data).toMatchObject({ uploadImageFromUrl: { image } });
    const { uid } = (fetched.data?.['uploadImageFromUrl'] as { image: { uid: string } }).image;
    const change = (input: string) =>
      site.ask(`mutation { updateImage(uid: "${uid}", input: ${input}) { ${TOLD} } }`, {}, ann.token);
    const changed = await change('{ description: "", expiresIn: null }');
    expect(changed.data).toMatchObject({
      updateImage: { title: 'The hill', description: '', expiresAt: null },
    });
    const kept = await change('{ title: "A hill" }');
    expect(kept.data).toMatchObject({ updateImage: { title: 'A hill', expiresAt: null } });
  });

  it.each(['title: " "', `title: "${'x'.repeat(201)}"`, 'expiresIn: 5', `tags: ["${'x'.repeat(51)}"]`])(
    'are refused with %.20s, and nothing is stored',
    async (wrong) => {
      const byFile = `mutation ($file: Upload!) { uploadImage(file: $file, ${wrong}) { image { uid } } }`;
      const { errors } = await send([operations({ file: null }, byFile), map(), file('picture of a hill')]);
      const byAddress = `mutation { uploadImageFromUrl(url: "${PICTURE_URL}", ${wrong}) { image { uid } } }`;
      const fetched = await site.ask(byAddress, {}, ann.token);
      const [field = ''] = wrong.split(':');
      for (const error of [errors[0], fetched.errors[0]]) {
        expect(error?.extensions).toMatchObject({
          code: 'INVALID_INPUT',
          details: { fields: { [field]: [expect.any(String)] } },
        });
      }
      expect([await images(), site.world.store.objects.size]).toEqual([0, 0]);
    },
  );

  it('are not compared with uploads of other users to find duplicates', async () => {
    const theirs = await site.signUp('bob');
    const first = await upload('picture of a hill', {}, theirs.token);
    const mine = await upload('picture of a hill');
    expect(mine.isDuplicate).toBe(false);
    expect(mine.image.uid).not.toBe(first.image.uid);
  });

  it('may be SVG files', async () => {
    const { image } = await upload('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(image).toMatchObject({ contentType: 'image/svg+xml', fileExtension: 'svg' });
  });

  it('may be fetched from a URL', async () => {
    const { data } = await site.ask(FROM_URL, { url: ` ${PICTURE_URL} `, privacy: 'PUBLIC' }, ann.token);
    expect(data).toEqual({
      uploadImageFromUrl: {
        isDuplicate: false,
        image: { uid: expect.any(String), title: 'hill.png', privacy: 'PUBLIC', isOwner: true },
      },
    });
    const again = await site.ask(FROM_URL, { url: PICTURE_URL, privacy: 'PUBLIC' }, ann.token);
    expect(again.data).toMatchObject({ uploadImageFromUrl: { isDuplicate: true } });
    expect(await images()).toBe(1);
    const hidden = await site.ask(FROM_URL, { url: PICTURE_URL, privacy: 'PRIVATE' }, ann.token);
    expect(hidden.data).toMatchObject({
      uploadImageFromUrl: { isDuplicate: false, image: { privacy: 'PRIVATE' } },
    });
  });

  it.each([
    ['', 'INVALID_INPUT', TEXTS.images.urlRequired],
    ['   ', 'INVALID_INPUT', TEXTS.images.urlRequired],
    ['not an address', 'INVALID_IMAGE_URL', TEXTS.images.invalidUrl],
    ['http://127.0.0.1/hill.png', 'INVALID_IMAGE_URL', TEXTS.images.invalidUrl],
  ])('cannot be fetched from the URL %j', async (url, code, message) => {
    const { errors } = await site.ask(FROM_URL, { url }, ann.token);
    expect(errors[0]).toMatchObject({ message, extensions: { code } });
    expect(await images()).toBe(0);
  });

  it('fetched from a URL wait for their turn, and are refused with OVERLOADED when too many are waiting', async () => {
    const { images: repository } = site.world.repositories;
    const { storageUsed } = repository;
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    let [running, most, refused] = [0, 0, 0];
    repository.storageUsed = async (ownerId) => {
      running += 1;
      most = Math.max(most, running);
      await gate;
      running -= 1;
      return storageUsed(ownerId);
    };
    const ask = async (): Promise<void> => {
      const { errors } = await site.ask(FROM_URL, { url: PICTURE_URL }, ann.token);
      if (errors[0]?.extensions.code === 'OVERLOADED') refused += 1;
      if (refused === 2) open();
    };
    await Promise.all(Array.from({ length: 6 }, ask));
    expect([most, refused]).toEqual([2, 2]);
  });
});

describe('two pictures in one GraphQL request', () => {
  const TWO = `mutation ($a: Upload!, $b: Upload!) {
    a: uploadImage(file: $a) { image { title } } b: uploadImage(file: $b) { image { title } }
  }`;
  const parts = (paths: object, names: readonly [string, string] = ['0', '1']): readonly Part[] => [
    operations({ a: null, b: null }, TWO),
    map(paths),
    file('picture a', 'a.png', names[0]),
    file('picture b', 'b.png', names[1]),
  ];
  const PATHS = { 0: ['variables.a'], 1: ['variables.b'] };
  const { site, ann } = siteForEach('ann');

  const send = (body: readonly Part[]) => site.sendForm(body, ann.token);

  it('each become an image', async () => {
    expect((await send(parts(PATHS))).data).toEqual({
      a: { image: { title: 'a.png' } },
      b: { image: { title: 'b.png' } },
    });
  });

  it('are refused if they arrive in the wrong order, so that none is buffered in memory', async () => {
    const big = Buffer.alloc(1024 * 1024, 'picture');
    const body = [...parts(PATHS).slice(0, 2), file(big, 'b.png', '1'), file(big, 'a.png', '0')];
    const { status, errors } = await send(body);
    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT' } });
    expect(site.world.store.objects.size).toBe(0);
  });

  it.each<[string, object]>([
    ['a place twice', { 0: ['variables.a'], 1: ['variables.a'] }],
    ['a prototype', { 0: ['variables.a'], 1: ['variables.__proto__'] }],
    ['an inherited property', { 0: ['variables.a'], 1: ['variables.constructor.prototype.b'] }],
    ['a place inside a file', { 0: ['variables.a'], 1: ['variables.a.b'] }],
    ['three files', { 0: ['variables.a'], 1: ['variables.b'], 2: ['variables.c'] }],
    ['only one', { 0: ['variables.a'] }],
  ])('are refused if "map" names %s', async (_, paths) => {
    const { status, errors } = await send(parts(paths));
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(({} as Record<string, unknown>)['b']).toBeUndefined();
    expect(site.world.store.objects.size).toBe(0);
  });

  it('are refused if "map" would replace a prototype', async () => {
    const disguised = { name: 'map', value: '{"__proto__":["variables.a"],"1":["variables.b"]}' };
    const { status } = await send(parts(PATHS).with(1, disguised));
    expect(status).toBe(400);
  });
});
