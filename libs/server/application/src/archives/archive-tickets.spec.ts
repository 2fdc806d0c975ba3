import { ANONYMOUS } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { createWorld, entriesOf } from '../testing/index.ts';

const MINUTE_MS = 60_000;
const notFound = { code: 'NOT_FOUND' };

const setUp = async () => {
  const world = createWorld();
  const [ann, eve] = [await world.signUp('ann'), await world.signUp('eve')];
  const sea = (await world.uploadText(ann.user.id, 'picture of the sea')).uid;
  const home = (await world.uploadText(ann.user.id, 'picture of home')).uid;
  const project = await world.useCases.createProject(ann.viewer, { name: 'Summer', uids: [sea] });
  const empty = await world.useCases.createProject(ann.viewer, { name: 'Empty' });
  return { world, ...world.useCases, ann, eve, sea, home, project, empty };
};

describe('the ticket of an archive', () => {
  it('opens the archive of the images it was requested for, without a session', async () => {
    const { world, ann, sea, home, requestImageArchive, openImageArchive } = await setUp();
    const ticket = await requestImageArchive(ann.viewer, [sea, home]);
    const { ownerId, filename, entries } = await openImageArchive(ticket, [sea, home]);
    expect([ownerId, filename]).toEqual([ann.user.id, 'safelight-images-2026-01-01.zip']);
    const chunks: Uint8Array[] = [];
    for await (const chunk of world.archiver.zip(entries)) chunks.push(chunk);
    expect([...entriesOf(Buffer.concat(chunks).toString()).values()]).toEqual([
      'picture of the sea',
      'picture of home',
    ]);
  });

  it('opens the archive of the projects it was requested for', async () => {
    const { ann, project, requestProjectArchive, openProjectArchive } = await setUp();
    const ticket = await requestProjectArchive(ann.viewer, [project.id]);
    const { ownerId, filename } = await openProjectArchive(ticket, [project.id]);
    expect([ownerId, filename]).toEqual([ann.user.id, 'safelight-Summer-2026-01-01.zip']);
  });

  it('opens nothing after a minute', async () => {
    const { world, ann, sea, requestImageArchive, openImageArchive } = await setUp();
    const ticket = await requestImageArchive(ann.viewer, [sea]);
    world.clock.advance(MINUTE_MS - 1);
    await expect(openImageArchive(ticket, [sea])).resolves.toBeDefined();
    world.clock.advance(1);
    await expect(openImageArchive(ticket, [sea])).rejects.toMatchObject(notFound);
  });

  it('opens no other images, no projects, and nothing of another person', async () => {
    const { ann, eve, sea, home, project, ...calls } = await setUp();
    const ticket = await calls.requestImageArchive(ann.viewer, [sea]);
    const [, ...signed] = ticket.split('.');
    const attempts = [
      calls.openImageArchive(ticket, [home]),
      calls.openImageArchive(ticket, [sea, home]),
      calls.openProjectArchive(ticket, [sea]),
      calls.openProjectArchive(ticket, [project.id]),
      calls.openImageArchive([eve.user.id, ...signed].join('.'), [sea]),
      calls.openImageArchive(signed.join('.'), [sea]),
      calls.openImageArchive('', [sea]),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject(notFound);
  });

  it('is refused for what could not be downloaded', async () => {
    const { ann, eve, sea, project, empty, ...calls } = await setUp();
    await expect(calls.requestImageArchive(eve.viewer, [sea])).rejects.toMatchObject(notFound);
    await expect(calls.requestProjectArchive(eve.viewer, [project.id])).rejects.toMatchObject(notFound);
    await expect(calls.requestImageArchive(ANONYMOUS, [sea])).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(calls.requestImageArchive(ann.viewer, [])).rejects.toThrow(TEXTS.library.selectFirst);
    await expect(calls.requestProjectArchive(ann.viewer, [empty.id])).rejects.toThrow(
      TEXTS.projects.noImages,
    );
  });
});
