import { randomUUID } from 'node:crypto';
import type { NewProject, ProjectFilter, ProjectListQuery } from '../../ports/index.ts';
import { ALL_PROJECTS } from '../../projects/project-filter.ts';
import { addUser, contract } from './image-owner.ts';
import { sampleProject } from './samples.ts';

export const projectRepositoryContract = contract('projects', (db) => {
  let ownerId: string;
  const now = new Date('2026-07-08T09:10:11.121Z');
  beforeEach(async () => {
    ownerId = (await addUser(db)).id;
  });
  afterEach(async () => {
    expect(await db.contradictions()).toEqual([]);
  });

  const insert = async (changes: Partial<NewProject> = {}): Promise<NewProject> => {
    const project = sampleProject(ownerId, changes);
    expect(await db.repositories.projects.insert(project)).toBe(true);
    return project;
  };
  const query = (changes: Partial<ProjectListQuery> = {}): ProjectListQuery => ({
    ...{ ownerId, sort: 'newest', limit: 10, after: null, search: null, filter: ALL_PROJECTS },
    ...changes,
  });
  const names = async (changes: Partial<ProjectListQuery> = {}): Promise<string[]> =>
    (await db.repositories.projects.list(query(changes))).projects.map(({ name }) => name);

  it('projects are returned as inserted, without images, and only to their owner', async () => {
    const project = await insert({ description: 'By the sea', tags: ['sea', 'sand'] });
    const { findOwned } = db.repositories.projects;
    const empty = { imageCount: 0, coverUid: null, previewUids: [], deletedAt: null };
    expect(await findOwned(ownerId, [project.id])).toEqual([{ ...project, ...empty }]);
    expect(await findOwned(randomUUID(), [project.id])).toEqual([]);
    expect(await findOwned('nobody', [project.id])).toEqual([]);
  });

  it('projects have unique ids', async () => {
    const first = await insert();
    const { insert: again, findOwned } = db.repositories.projects;
    const other = (await addUser(db)).id;
    expect(await again(sampleProject(other, { id: first.id, name: 'Taken' }))).toBe(false);
    expect(await findOwned(ownerId, [first.id])).toMatchObject([{ name: 'Summer' }]);
    const rivals = Array.from({ length: 20 }, () => sampleProject(ownerId, { id: 'project_1700000000000' }));
    const results = await Promise.all(rivals.map((project) => again(project)));
    expect(results.filter((isOurs) => isOurs)).toHaveLength(1);
    await db.repositories.projects.trash(ownerId, ['project_1700000000000'], now);
  });

  it('projects are found in the requested order, without duplicates', async () => {
    const [one, two] = [await insert(), await insert()];
    const found = await db.repositories.projects.findOwned(ownerId, [two.id, 'project_1', one.id, two.id]);
    expect(found.map(({ id }) => id)).toEqual([two.id, one.id]);
  });

  it('projects are listed by time and by name, in pages', async () => {
    for (const name of ['birch', 'Alder', 'alder', 'Cedar', 'Éclair']) await insert({ name });
    const orders = {
      newest: ['Éclair', 'Cedar', 'alder', 'Alder', 'birch'],
      oldest: ['birch', 'Alder', 'alder', 'Cedar', 'Éclair'],
      name: ['Alder', 'alder', 'birch', 'Cedar', 'Éclair'],
    } as const;
    const { list } = db.repositories.projects;
    for (const sort of ['newest', 'oldest', 'name'] as const) {
      const first = await list(query({ sort, limit: 2 }));
      const rest = await list(query({ sort, limit: 3, after: first.end }));
      expect([first.hasNext, rest.hasNext]).toEqual([true, false]);
      expect([...first.projects, ...rest.projects].map(({ name }) => name)).toEqual(orders[sort]);
      expect((await list(query({ sort, after: rest.end }))).end).toBeNull();
    }
    expect(await names({ ownerId: 'nobody' })).toEqual([]);
    const broken = { sortKey: 'yesterday', id: 'project_1770091506789' };
    await expect(list(query({ after: broken }))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('projects are found by a part of their name, regardless of case and with any characters', async () => {
    for (const name of ['Summer 2026', '50% off', 'under_score', 'ÜBER alles', 'a']) await insert({ name });
    expect(await names({ search: 'SUMM' })).toEqual(['Summer 2026']);
    expect(await names({ search: '%' })).toEqual(['50% off']);
    expect(await names({ search: '_' })).toEqual(['under_score']);
    expect(await names({ search: 'über' })).toEqual(['ÜBER alles']);
    expect(await names({ search: 'a', sort: 'name' })).toEqual(['a', 'ÜBER alles']);
    expect(await names({ search: 'winter' })).toEqual([]);
  });

  it('projects can be filtered by tags, all of which they must have, and by time', async () => {
    const [one, two, three] = [
      await insert({ name: 'one', tags: ['sea'] }),
      await insert({ name: 'two', tags: ['sea', 'sand'] }),
      await insert({ name: 'three', tags: ['sand'] }),
    ];
    const narrowed = (filter: Partial<ProjectFilter>, changes: Partial<ProjectListQuery> = {}) =>
      names({ ...changes, filter: { ...ALL_PROJECTS, ...filter } });
    expect(await narrowed({ tags: ['sea'] })).toEqual(['two', 'one']);
    expect(await narrowed({ tags: ['sea'] }, { sort: 'name' })).toEqual(['one', 'two']);
    expect(await narrowed({ tags: ['sea', 'sand'] })).toEqual(['two']);
    expect(await narrowed({ tags: ['sea'] }, { search: 'ON' })).toEqual(['one']);
    expect(await narrowed({ tags: ['snow'] })).toEqual([]);
    expect(await narrowed({ createdFrom: two.createdAt })).toEqual(['three', 'two']);
    expect(await narrowed({ createdTo: two.createdAt })).toEqual(['one']);
    expect(await narrowed({ tags: ['sand'], createdFrom: three.createdAt }, { sort: 'name' })).toEqual([
      'three',
    ]);
    const { list } = db.repositories.projects;
    const filter = { ...ALL_PROJECTS, tags: ['sea'] };
    const first = await list(query({ limit: 1, filter }));
    expect(first).toMatchObject({ hasNext: true, projects: [{ id: two.id }] });
    const next = await list(query({ limit: 1, filter, after: first.end }));
    expect(next).toMatchObject({ hasNext: false, projects: [{ id: one.id }] });
  });

  it('projects have their tags listed in alphabetical order', async () => {
    await insert({ tags: ['sea', 'sand'] });
    await insert({ tags: ['sea', 'beach', 'winter'] });
    const gone = await insert({ tags: ['gone'] });
    await db.repositories.projects.trash(ownerId, [gone.id], now);
    const { listTags } = db.repositories.projects;
    expect(await listTags(ownerId, 10)).toEqual(['beach', 'sand', 'sea', 'winter']);
    expect(await listTags(ownerId, 2)).toEqual(['beach', 'sand']);
    expect(await listTags(randomUUID(), 2)).toEqual([]);
  });

  it('projects are changed only by their owner, and keep the fields that are not given', async () => {
    const project = await insert({ description: 'Sea', tags: ['sea'] });
    const { update } = db.repositories.projects;
    expect(await update(randomUUID(), project.id, { name: 'Stolen' }, now)).toBeNull();
    expect(await update('nobody', project.id, { name: 'Stolen' }, now)).toBeNull();
    expect(await update(ownerId, project.id, { name: 'Winter' }, now)).toMatchObject({
      name: 'Winter',
      description: 'Sea',
      tags: ['sea'],
      updatedAt: now,
    });
    const changes = { description: null, tags: ['snow'] };
    expect(await update(ownerId, project.id, changes, now)).toMatchObject({ name: 'Winter', ...changes });
    expect(await names({ search: 'winter' })).toEqual(['Winter']);
    expect(await names({ filter: { ...ALL_PROJECTS, tags: ['sea'] } })).toEqual([]);
    expect(await names({ filter: { ...ALL_PROJECTS, tags: ['snow'] } })).toEqual(['Winter']);
  });

  it('projects can be deleted and restored, and no longer exist after a purge', async () => {
    const [kept, deleted] = [
      await insert({ name: 'kept' }),
      await insert({ name: 'deleted', tags: ['sea'] }),
    ];
    const { trash, restore, listTrashed, listTrashedOf, remove, update, findOwned } =
      db.repositories.projects;
    const later = new Date(now.getTime() + 1);
    expect(await trash(randomUUID(), [deleted.id], now)).toEqual([]);
    expect(await trash(ownerId, [deleted.id, 'project_1', deleted.id], now)).toEqual([deleted.id]);
    expect(await trash(ownerId, [deleted.id], now)).toEqual([]);
    expect(await names()).toEqual(['kept']);
    expect(await names({ filter: { ...ALL_PROJECTS, tags: ['sea'] } })).toEqual([]);
    expect(await findOwned(ownerId, [deleted.id])).toEqual([]);
    expect(await update(ownerId, deleted.id, { name: 'x' }, now)).toBeNull();
    const due = { ownerId, id: deleted.id };
    expect(await listTrashed(now, 1_000)).not.toContainEqual(due);
    expect(await listTrashed(later, 1_000)).toContainEqual(due);
    const first = await listTrashedOf(ownerId, 1, null);
    expect(first).toMatchObject({ projects: [{ id: deleted.id, deletedAt: now }], hasNext: false });
    expect((await listTrashedOf(ownerId, 1, first.end)).projects).toEqual([]);
    expect((await listTrashedOf(randomUUID(), 1, null)).projects).toEqual([]);
    expect((await listTrashedOf('nobody', 1, null)).projects).toEqual([]);

    expect(await restore(randomUUID(), [deleted.id])).toEqual([]);
    expect(await restore(ownerId, [deleted.id, kept.id])).toEqual([deleted.id]);
    expect(await names({ filter: { ...ALL_PROJECTS, tags: ['sea'] } })).toEqual(['deleted']);

    expect(await remove(ownerId, deleted.id, later)).toBe(false);
    expect(await trash(ownerId, [deleted.id], now)).toEqual([deleted.id]);
    expect(await remove(ownerId, deleted.id, now)).toBe(false);
    expect(await remove(randomUUID(), deleted.id, later)).toBe(false);
    expect(await remove(ownerId, deleted.id, later)).toBe(true);
    expect(await remove(ownerId, deleted.id, later)).toBe(false);
    expect(await restore(ownerId, [deleted.id])).toEqual([]);
  });
});
