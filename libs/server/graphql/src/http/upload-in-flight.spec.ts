import { connect } from 'node:net';
import { until } from '@safelight/processes/testing';
import { file, FORM_TYPE, formOf, map, operations, siteForEach } from '../testing/test-server.ts';

const MIB = 1024 * 1024;

describe('uploads whose body is still arriving', () => {
  const { site, ann } = siteForEach('ann');
  let signed: readonly string[];
  beforeEach(async () => {
    signed = ['apollo-require-preflight: 1', `Authorization: ${ann.token}`, 'Content-Length: 5000000'];
  });

  const stored = (): number => site.world.store.objects.size;
  const images = () => site.world.repositories.images.countByOwner(ann.user.id);
  const rawHead = (lines: readonly string[]): string =>
    ['POST /graphql HTTP/1.1', 'Host: site', `Content-Type: ${FORM_TYPE}`, ...lines, '', ''].join('\r\n');

  const send = () => site.sendForm([operations(), map(), file()], ann.token);

  /**
   * Sends the head of a request and possibly a part of its body; resolves with the first bytes of the answer.
   */
  const answered = (text: string | Buffer): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(site.port, '127.0.0.1', () => socket.write(text));
      socket.once('data', (bytes) => {
        socket.destroy();
        resolve(bytes.toString());
      });
      socket.once('error', reject);
    });

  it.each([
    ['no token', 401, ['apollo-require-preflight: 1']],
    ['a bad token', 401, ['apollo-require-preflight: 1', 'Authorization: Bearer nonsense']],
    ['no preflight header', 400, []],
  ])('with %s are refused before the body has arrived', async (_, status, lines) => {
    const answer = await answered(rawHead([...lines, 'Content-Length: 5000000']));
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('"errors":[{');
  });

  it('are refused immediately if Content-Length exceeds the limit', async () => {
    expect(await answered(rawHead([...signed.slice(0, 2), 'Content-Length: 50000000']))).toContain(
      'HTTP/1.1 413 ',
    );
  });

  it('without a Content-Length are refused as soon as their body exceeds the limit', async () => {
    const lines = [...signed.slice(0, 2), 'Transfer-Encoding: chunked'];
    const form = formOf([operations(), map(), file(Buffer.alloc(10 * MIB + 100_000, 'picture'))], '');
    const chunk = Buffer.concat([Buffer.from(`${form.length.toString(16)}\r\n`), form, Buffer.from('\r\n')]);
    const answer = await answered(Buffer.concat([Buffer.from(rawHead(lines)), chunk]));
    expect(answer).toContain('HTTP/1.1 413 ');
    expect(answer).toContain('File size must be less than 10MB.');
    expect(stored()).toBe(0);
  });

  it('wait for their turn without being read, and are refused with OVERLOADED when too many are waiting', async () => {
    const { images: repository } = site.world.repositories;
    const { storageUsed } = repository;
    let admitted = 0;
    repository.storageUsed = (ownerId) => {
      admitted += 1;
      return storageUsed(ownerId);
    };
    const begun = Buffer.concat([Buffer.from(rawHead(signed)), formOf([operations(), map(), file()], '')]);
    const sockets = Array.from({ length: 4 }, () => {
      const socket = connect(site.port, '127.0.0.1');
      socket.on('error', () => undefined).write(begun);
      return socket;
    });
    await until(() => admitted >= 4);
    const refused = await send();
    expect(refused.status).toBe(503);
    expect(refused.errors[0]?.extensions.code).toBe('OVERLOADED');
    for (const socket of sockets) socket.destroy();
    await until(async () => (await send()).status === 200);
    expect(await images()).toBe(1);
  });

  it('store nothing if the client disconnects', async () => {
    const form = formOf([operations(), map(), file(Buffer.alloc(100_000, 'picture'))], '');
    const socket = connect(site.port, '127.0.0.1');
    const { store } = site.world;
    const put = store.put.bind(store);
    const begun = new Promise<void>((resolve) => {
      store.put = (...args) => {
        resolve();
        return put(...args);
      };
    });
    socket.write(Buffer.concat([Buffer.from(rawHead(signed)), form]));
    await begun;
    socket.destroy();
    await until(() => site.operations.length > 0);
    expect(stored()).toBe(0);
    expect(await images()).toBe(0);
    expect(site.operations).toEqual(['mutation uploadImage UPLOAD_ABORTED']);
  });
});
