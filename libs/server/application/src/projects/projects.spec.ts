import { ANONYMOUS, isProjectId, type Image, type Viewer } from '@safelight/domain';
import {
  BULK_MAX_IMAGES,
  BULK_MAX_PROJECTS,
  PROJECT_DESCRIPTION_MAX_LENGTH,
  PROJECT_NAME_MAX_LENGTH,
  TEXTS,
} from '@safelight/rules';
import { createWorld } from '../testing/index.ts';
import { ALL_PROJECTS } from './project-filter.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const notFound = { code: 'NOT_FOUND' };
const everything = { sort: 'newest', limit: 100, after: null, search: null, filter: ALL_PROJECTS } as const;

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const eve = await world.signUp('eve');
  const images: Image[] = [];
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    images.push(await world.uploadText(user.id, `picture ${name}`));
  }
  const uids = images.map(({ uid }) => uid);
  const project = await world.useCases.createProject(viewer, { name: 'Summer', uids: uids.slice(0, 3) });
  const order = async (of: Viewer = viewer): Promise<number[]> => {
    const page = await world.useCases.listProjectImages(of, project.id, { limit: 100, after: null });
    return page.images.map(({ uid }) => uids.indexOf(uid));
  };
  return {
    world,
    user,
    viewer,
    stranger: eve.viewer,
    eve: eve.user,
    images,
    uids,
    project,
    order,
    ...world.useCases,
  };
};

describe('a new project', () => {
  it('has an id that contains its time, trimmed texts, tags without duplicates, and its images in order', async () => {
    const { world, viewer, uids, createProject } = await setUp();
    const project = await createProject(viewer, {
      name: '  Winter ',
      description: '  ',
      tags: [' Sea', 'sea', 'Sand '],
      uids: [uids[2] ?? '', uids[0] ?? '', uids[2] ?? ''],
    });
    expect(project).toMatchObject({
      ...{ name: 'Winter', description: null, tags: ['sea', 'sand'], imageCount: 2, coverUid: null },
      previewUids: [uids[2], uids[0]],
      createdAt: world.clock.now(),
    });
    expect(isProjectId(project.id)).toBe(true);
  });

  it('is not created with images that do not exist, are in the trash or belong to somebody else', async () => {
    const { world, eve, viewer, uids, createProject, listProjects, deleteImage } = await setUp();
    const theirs = await world.uploadText(eve.id, 'picture of eve', 'public');
    await deleteImage(viewer, uids[1] ?? '');
    const unknownUids = [theirs.uid, 'nonsense', uids[1], 'A'.repeat(22)];
    const asked = [uids[0] ?? '', ...unknownUids, 'nonsense'].map(String);
    await expect(createProject(viewer, { name: 'Winter', uids: asked })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { uids: [expect.stringContaining(theirs.uid)] }, unknownUids },
    });
    expect((await listProjects(viewer, everything)).projects.map(({ name }) => name)).toEqual(['Summer']);
  });

  it('has a unique id, even if many projects are created in one millisecond', async () => {
    const { viewer, stranger, createProject, project } = await setUp();
    const created = await Promise.all(
      Array.from({ length: 30 }, (_, n) => createProject(n % 2 === 0 ? viewer : stranger, { name: 'Same' })),
    );
    const ids = new Set([project, ...created].map(({ id }) => id));
    expect(ids.size).toBe(31);
    for (const id of ids) expect(id).toMatch(/^project_\d{13}$/);
  });

  it.each([
    ['a blank name', { name: '   ' }, 'name', TEXTS.projects.nameRequired],
    [
      'a name that is too long',
      { name: 'x'.repeat(10_000) },
      'name',
      `Use at most ${PROJECT_NAME_MAX_LENGTH} characters.`,
    ],
    [
      'a name with a NUL character',
      { name: 'a\u0000b' },
      'name',
      'Contains characters that cannot be stored.',
    ],
    [
      'a name with a lone surrogate',
      { name: '\ud800' },
      'name',
      'Contains characters that cannot be stored.',
    ],
    [
      'a description that is too long',
      { name: 'a', description: 'x'.repeat(10_000) },
      'description',
      `Use at most ${PROJECT_DESCRIPTION_MAX_LENGTH} characters.`,
    ],
    ['a blank tag', { name: 'a', tags: [' '] }, 'tags', 'This field may not be blank.'],
    [
      '51 tags',
      { name: 'a', tags: Array.from({ length: 51 }, (_, n) => `t${n}`) },
      'tags',
      'Use at most 50 tags.',
    ],
    [
      'too many images',
      { name: 'a', uids: Array.from({ length: BULK_MAX_IMAGES + 1 }, () => 'u') },
      'uids',
      `Choose at most ${BULK_MAX_IMAGES} images at a time.`,
    ],
  ])('is refused and not stored if it has %s', async (_what, input, field, message) => {
    const { world, viewer, createProject } = await setUp();
    await expect(createProject(viewer, input)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: [message] } },
    });
    expect(world.database.tables.projects.size).toBe(1);
  });

  it('stores HTML and scripts as plain text', async () => {
    const { viewer, createProject, getProject } = await setUp();
    const name = '<script>alert(1)</script> "Ω≈ç" 👩‍👩‍👧';
    const { id } = await createProject(viewer, { name, description: '${7*7} {{x}}' });
    expect(await getProject(viewer, id)).toMatchObject({ name, description: '${7*7} {{x}}' });
  });

  it('requires a signed-in user', async () => {
    const { createProject, listProjects } = await setUp();
    await expect(createProject(ANONYMOUS, { name: 'x' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(listProjects(ANONYMOUS, everything)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('a project of another user', () => {
  it('is not found by any use case', async () => {
    const { stranger, project, uids, ...calls } = await setUp();
    const { id } = project;
    const images = { uids: [uids[3] ?? ''] };
    const attempts = [
      calls.getProject(stranger, id),
      calls.updateProject(stranger, id, { name: 'Mine' }),
      calls.deleteProject(stranger, id),
      calls.listProjectImages(stranger, id, { limit: 10, after: null }),
      calls.addProjectImages(stranger, id, images),
      calls.moveProjectImages(stranger, id, images),
      calls.removeProjectImages(stranger, id, images.uids),
      calls.exportProjects(stranger, [id]),
      calls.createShareLink(stranger, id, {}),
      calls.listShareLinks(stranger, id),
      calls.getProject(stranger, 'project_1'),
      calls.getProject(stranger, "'; DROP TABLE project; --"),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject(notFound);
    expect(await calls.deleteProjects(stranger, [id])).toEqual([]);
    expect(await calls.restoreProjects(stranger, [id])).toEqual([]);
    expect((await calls.listProjects(stranger, everything)).projects).toEqual([]);
    expect(await calls.listProjectsHolding(stranger, uids[0] ?? '')).toEqual([]);
  });

  it('does not accept images of that user', async () => {
    const { world, eve, viewer, uids, project, order, addProjectImages } = await setUp();
    const theirs = await world.uploadText(eve.id, 'picture of eve', 'public');
    const asked = [uids[3] ?? '', theirs.uid];
    await expect(addProjectImages(viewer, project.id, { uids: asked })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { unknownUids: [theirs.uid] },
    });
    expect(await order()).toEqual([0, 1, 2]);
  });
});

describe('the images of a project', () => {
  it('can be added, moved and removed, and each change returns the number of affected images', async () => {
    const { viewer, project, uids, order, ...calls } = await setUp();
    const [first = '', , third = '', fourth = '', fifth = ''] = uids;
    const added = await calls.addProjectImages(viewer, project.id, {
      uids: [fifth, first, fourth],
      beforeUid: third,
    });
    expect(added).toMatchObject({ count: 2, project: { imageCount: 5 } });
    expect(await order()).toEqual([0, 1, 4, 3, 2]);
    expect(await calls.moveProjectImages(viewer, project.id, { uids: [third, first] })).toMatchObject({
      count: 2,
    });
    expect(await order()).toEqual([1, 4, 3, 2, 0]);
    const removed = await calls.removeProjectImages(viewer, project.id, [fifth, 'nonsense']);
    expect(removed).toMatchObject({ count: 1, project: { imageCount: 4 } });
    expect(await calls.listProjectsHolding(viewer, first)).toEqual([project.id]);
    expect(await calls.listProjectsHolding(viewer, fifth)).toEqual([]);
  });

  it('are changed at most 500 at a time', async () => {
    const { world, user, viewer, images, project, addProjectImages } = await setUp();
    const uids: string[] = [];
    for (let n = 0; n < BULK_MAX_IMAGES; n += 1) {
      const uid = String(n).padStart(22, '0');
      const current = { ...(images[0] as Image).current, id: uid, imageUid: uid };
      await world.repositories.images.insert({ ...(images[0] as Image), uid, ownerId: user.id, current });
      uids.push(uid);
    }
    const tooMany = addProjectImages(viewer, project.id, { uids: [...uids, 'one more'] });
    await expect(tooMany).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await addProjectImages(viewer, project.id, { uids })).toMatchObject({
      count: 500,
      project: { imageCount: 503 },
    });
    const none = addProjectImages(viewer, project.id, { uids: [] });
    await expect(none).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('are hidden while they are in the trash, and keep their position', async () => {
    const { viewer, project, uids, order, deleteImage, restoreImages, getProject } = await setUp();
    await deleteImage(viewer, uids[1] ?? '');
    expect(await order()).toEqual([0, 2]);
    expect(await getProject(viewer, project.id)).toMatchObject({ imageCount: 2 });
    await restoreImages(viewer, [uids[1] ?? '']);
    expect(await order()).toEqual([0, 1, 2]);
  });

  it('start with the chosen cover on the card', async () => {
    const { viewer, project, uids, updateProject } = await setUp();
    const covered = await updateProject(viewer, project.id, { coverUid: uids[2] ?? '' });
    expect(covered).toMatchObject({ coverUid: uids[2], previewUids: [uids[2], uids[0], uids[1]] });
    const outside = updateProject(viewer, project.id, { coverUid: uids[4] ?? '' });
    await expect(outside).rejects.toMatchObject(notFound);
    expect(await updateProject(viewer, project.id, { coverUid: null })).toMatchObject({ coverUid: null });
  });
});

describe('deleted projects', () => {
  it('disappear at once, can be restored, and are purged after 30 days', async () => {
    const { world, viewer, project, order, images, ...calls } = await setUp();
    await calls.deleteProject(viewer, project.id);
    await expect(calls.getProject(viewer, project.id)).rejects.toMatchObject(notFound);
    await expect(calls.deleteProject(viewer, project.id)).rejects.toMatchObject(notFound);
    expect(await calls.restoreProjects(viewer, [project.id])).toMatchObject([{ id: project.id }]);
    expect(await order()).toEqual([0, 1, 2]);

    await calls.deleteProjects(viewer, [project.id, project.id]);
    world.clock.advance(29 * DAY_MS);
    expect(await world.jobs.tidyUp(world.clock.now())).toMatchObject({ projects: 0 });
    world.clock.advance(2 * DAY_MS);
    expect(await world.jobs.tidyUp(world.clock.now())).toMatchObject({ projects: 1 });
    expect(await calls.restoreProjects(viewer, [project.id])).toEqual([]);
    for (const { uid } of images) expect(await world.repositories.images.find(uid)).not.toBeNull();
  });

  it('are selected by 1 to 100 ids for each request', async () => {
    const { viewer, deleteProjects } = await setUp();
    await expect(deleteProjects(viewer, [])).rejects.toMatchObject({ message: TEXTS.projects.selectFirst });
    const many = Array.from({ length: BULK_MAX_PROJECTS + 1 }, (_, n) => `project_${n}`);
    await expect(deleteProjects(viewer, many)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await deleteProjects(viewer, ['nonsense'])).toEqual([]);
  });
});
