import { createWorld } from '../testing/index.ts';
import { ALL_PROJECTS } from './project-filter.ts';

const everything = { sort: 'newest', limit: 100, after: null, search: null, filter: ALL_PROJECTS } as const;

describe('a project with an Idempotency-Key', () => {
  it('is created once by twenty requests with it, and anew after it was deleted', async () => {
    const world = createWorld();
    const { viewer } = await world.signUp('ada');
    const { createProject, listProjects, deleteProjects } = world.useCases;
    const create = (name = 'Winter') => createProject(viewer, { name, idempotencyKey: 'once' });
    const all = await Promise.all(Array.from({ length: 20 }, () => create()));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect((await listProjects(viewer, everything)).projects).toHaveLength(1);
    await expect(create('Autumn')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    await deleteProjects(viewer, [all[0]?.id ?? '']);
    world.clock.advance(1_000);
    expect((await create()).id).not.toBe(all[0]?.id);
  });
});
