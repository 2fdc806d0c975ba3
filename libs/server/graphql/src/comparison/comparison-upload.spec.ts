import { connect } from 'node:net';
import { until } from '@safelight/processes/testing';
import { comparisonSiteForEach, UPLOAD_COMPARISON } from '../testing/comparison-site.ts';
import { FORM_TYPE, formOf } from '../testing/test-server.ts';

describe('an uploaded comparison', () => {
  const site = comparisonSiteForEach();

  const nothingIsLeft = async (): Promise<void> => {
    expect(site.world.store.objects.size).toBe(0);
    expect(await site.world.repositories.images.countByOwner(site.ann.user.id)).toBe(0);
    expect((await site.world.repositories.comparisons.list(site.ann.user.id, 10, null)).comparisons).toEqual(
      [],
    );
  };

  it('is public with both its images, and shows its texts and pictures to everyone', async () => {
    const { uid, original, edited } = await site.publish({ title: 'Dusk', description: 'At sea' });
    expect(original.imageUid).not.toBe(edited.imageUid);
    for (const token of [null, site.bob.token]) {
      expect(await site.look(uid, token)).toEqual({
        title: 'Dusk',
        description: 'At sea',
        viewCount: 0,
        createdAt: site.world.clock.now().toISOString(),
        isOwner: false,
        permalink: `https://site.example/comparison/${uid}`,
        original: { ...original, originalFilename: 'before.png', fileSize: 'picture before '.length },
        edited: { ...edited, originalFilename: 'after.png', fileSize: 'picture after'.length },
      });
    }
    expect(original).toMatchObject({
      contentType: 'image/png',
      width: 40,
      height: 30,
      url: expect.stringMatching(/^\/i\/[\w-]{22}\/[0-9a-f]{32}\/full\.png$/),
      largeUrl: expect.stringMatching(/\/w1280$/),
      mediumUrl: expect.stringMatching(/\/w640$/),
      downloadUrl: `${original.url}?download=1`,
    });
  });

  it('accepts its two files in either order', async () => {
    const { original, edited } = await site.publish({}, 'edited first');
    expect([original, edited]).toMatchObject([
      { originalFilename: 'before.png', fileSize: 'picture before '.length },
      { originalFilename: 'after.png' },
    ]);
  });

  it.each<[string, readonly [string, string], string, string]>([
    ['text instead of the first picture', ['<html>', 'picture'], 'INVALID_FILE_FORMAT', 'Original image: '],
    ['text instead of the second picture', ['picture', '<html>'], 'INVALID_FILE_FORMAT', 'Edited image: '],
    [
      'an SVG',
      ['picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      'INVALID_FILE_FORMAT',
      'Edited image: ',
    ],
    [
      'a picture that cannot be decoded',
      ['picture', 'picture broken'],
      'INVALID_FILE_FORMAT',
      'Edited image: ',
    ],
    ['an empty file', ['picture', ''], 'FILE_REQUIRED', 'Edited image: '],
    [
      'a file too large',
      ['picture', 'picture'.padEnd(10 * 1024 * 1024 + 1)],
      'FILE_TOO_LARGE',
      'Edited image: ',
    ],
  ])('is refused with %s, and nothing is stored', async (_, bytes, code, prefix) => {
    const { status, errors } = await site.sendComparison({ bytes });
    expect(status).toBe(code === 'FILE_TOO_LARGE' ? 413 : 400);
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(`^${prefix}`),
      extensions: { code },
    });
    await nothingIsLeft();
  });

  it('is refused without its second file, and nothing is stored', async () => {
    const { status, errors } = await site.sendComparison({ files: 1 });
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'FILE_REQUIRED']);
    await nothingIsLeft();
  });

  it('is refused if its title is too long, and nothing is stored', async () => {
    const { status, errors } = await site.sendComparison({ variables: { title: 'x'.repeat(201) } });
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'INVALID_INPUT']);
    await nothingIsLeft();
  });

  it('is refused without a valid token, and nothing is stored', async () => {
    const { status, errors } = await site.sendComparison({ token: 'Bearer nonsense' });
    expect([status, errors[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    await nothingIsLeft();
  });

  it('is refused if the file arguments are not uploads', async () => {
    const { errors } = await site.ask(UPLOAD_COMPARISON, { original: {}, edited: 'x' }, site.ann.token);
    expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  it('is not stored if the client disconnects while sending the second file', async () => {
    const second = Buffer.alloc(100_000, 'picture after');
    const form = formOf(site.partsOf({ bytes: ['picture before', second] }), '');
    const head = [
      'POST /graphql HTTP/1.1',
      'Host: site',
      `Content-Type: ${FORM_TYPE}`,
      'apollo-require-preflight: 1',
      `Authorization: ${site.ann.token}`,
      'Content-Length: 5000000',
    ];
    const { imaging } = site.world;
    const { sniff } = imaging;
    let sniffed = 0;
    imaging.sniff = ((...args: Parameters<typeof sniff>) => {
      sniffed += 1;
      return sniff(...args);
    }) as typeof sniff;
    const socket = connect(site.port, '127.0.0.1');
    socket.write(Buffer.concat([Buffer.from([...head, '', ''].join('\r\n')), form]));
    await until(() => sniffed >= 2);
    socket.destroy();
    await until(() => site.operations.length > 0);
    expect(site.operations).toEqual(['mutation uploadComparison UPLOAD_ABORTED']);
    await nothingIsLeft();
  });
});
