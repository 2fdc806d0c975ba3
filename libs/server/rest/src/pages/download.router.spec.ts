import { entriesOf } from '@safelight/application/testing';
import { serverForEach } from '../testing/test-server.ts';

describe('the archives that a page lets its browser download', () => {
  const { server, ann } = serverForEach('ann');
  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    server.send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(fields)),
    });

  it('contain the images of the ticket, and count towards the bandwidth of their owner', async () => {
    const uids = [
      (await server.addImage(ann, { filename: 'sea.png', bytes: 'picture of the sea, gps' })).uid,
      (await server.addImage(ann, { filename: 'home.png', bytes: 'picture of home, gps' })).uid,
    ];
    const ticket = await server.useCases.requestImageArchive(ann.viewer, uids);
    const answer = await send('/downloads/images', { ids: uids.join(','), ticket });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.headers['content-disposition']).toContain('filename="safelight-images-2026-01-01.zip"');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const entries = [
      ['sea.png', 'picture of the sea, gps'],
      ['home.png', 'picture of home, gps'],
    ] as const;
    expect(entriesOf(answer.text)).toEqual(new Map(entries));
    expect(server.deliveries).toEqual([[ann.id, answer.bytes.length]]);
  });

  it('contain the projects of the ticket', async () => {
    const { uid } = await server.addImage(ann);
    const { id } = await server.useCases.createProject(ann.viewer, { name: 'Été', uids: [uid] });
    const ticket = await server.useCases.requestProjectArchive(ann.viewer, [id]);
    const answer = await send('/downloads/projects/', { ids: id, ticket });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain(
      "filename*=UTF-8''safelight-%C3%89t%C3%A9-2026-01-01.zip",
    );
  });

  it('can be those of 500 images, the most that a person can choose', async () => {
    const { uid } = await server.addImage(ann);
    const uids = Array.from({ length: 500 }, () => uid);
    const ticket = await server.useCases.requestImageArchive(ann.viewer, uids);
    expect((await send('/downloads/images', { ids: uids.join(','), ticket })).status).toBe(200);
  });

  it('are not sent for other images, after the ticket has expired, or without one', async () => {
    const [sea, home] = [(await server.addImage(ann)).uid, (await server.addImage(ann)).uid];
    const ticket = await server.useCases.requestImageArchive(ann.viewer, [sea]);
    expect((await send('/downloads/images', { ids: home, ticket })).status).toBe(404);
    expect((await send('/downloads/projects', { ids: sea, ticket })).status).toBe(404);
    server.world.clock.advance(60_000);
    expect((await send('/downloads/images', { ids: sea, ticket })).status).toBe(404);
    expect((await send('/downloads/images', { ids: sea })).status).toBe(400);
    expect((await server.send('/downloads/images', { method: 'POST' })).status).toBe(400);
    expect((await server.send('/downloads/images')).status).toBe(405);
  });

  it('are answered to a frame of our own pages, and to no other', async () => {
    const { headers } = await send('/downloads/images', { ids: 'a', ticket: 'b' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });
});
