import type { Image } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { createWorld, entriesOf } from '../testing/index.ts';

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const images: Image[] = [];
  for (const name of ['one', 'two', 'three']) images.push(await world.uploadText(user.id, `picture ${name}`));
  const uids = images.map(({ uid }) => uid);
  const project = await world.useCases.createProject(viewer, { name: 'Summer', uids });
  return { world, user, viewer, images, uids, project, ...world.useCases };
};

describe('the archive of several projects', () => {
  const zipped = async (
    world: ReturnType<typeof createWorld>,
    entries: Parameters<typeof world.archiver.zip>[0],
  ) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of world.archiver.zip(entries)) chunks.push(chunk);
    return entriesOf(Buffer.concat(chunks).toString());
  };

  it('contains a folder for each project, with its originals numbered in order', async () => {
    const { world, viewer, project, uids, createProject, exportProjects, moveProjectImages } = await setUp();
    await moveProjectImages(viewer, project.id, { uids: [uids[2] ?? ''], beforeUid: uids[0] ?? '' });
    const other = await createProject(viewer, { name: '../Sum/mer..', uids: [uids[0] ?? ''] });
    const same = await createProject(viewer, { name: 'SUMMER', uids: [uids[1] ?? ''] });
    const { filename, entries } = await exportProjects(viewer, [project.id, other.id, same.id]);
    expect(filename).toBe('safelight-projects-2026-01-01.zip');
    expect([...(await zipped(world, entries))]).toEqual([
      ['Summer/001-photo.png', 'picture three'],
      ['Summer/002-photo.png', 'picture one'],
      ['Summer/003-photo.png', 'picture two'],
      ['__Sum_mer/001-photo.png', 'picture one'],
      ['SUMMER (2)/001-photo.png', 'picture two'],
    ]);
  });

  it('contains all images, even if they fill more than one page', async () => {
    const { world, user, viewer, images, project, exportProjects } = await setUp();
    for (let n = 0; n < 1_200; n += 1) {
      const uid = String(n).padStart(22, '0');
      const current = { ...(images[0] as Image).current, id: uid, imageUid: uid };
      await world.repositories.images.insert({ ...(images[0] as Image), uid, current });
      const placed = { uids: [uid], beforeUid: null };
      await world.repositories.projects.addImages(user.id, project.id, placed, world.clock.now());
    }
    const { filename, entries } = await exportProjects(viewer, [project.id]);
    expect(filename).toBe('safelight-Summer-2026-01-01.zip');
    expect((await zipped(world, entries)).size).toBe(1_203);
  });

  it('is refused for projects without images and for unknown projects', async () => {
    const { viewer, createProject, exportProjects } = await setUp();
    const { id } = await createProject(viewer, { name: 'Empty' });
    await expect(exportProjects(viewer, [id])).rejects.toMatchObject({ message: TEXTS.projects.noImages });
    await expect(exportProjects(viewer, ['project_1234567890123'])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
