import { jest } from '@jest/globals';
import { purgeTrash } from '../images/empty-trash.ts';
import { clientAt, createWorld, editRequest, registration, type World } from '../testing/index.ts';
import { purgeAccount } from './purge-account.ts';
import { tidyUp } from './tidy-up.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const setUp = async () => {
  const world = createWorld();
  const ada = await world.signUp('ada');
  const ask = world.useCases.requestAccountDeletion;
  const tidy = tidyUp({ ...world, purgeAccount: purgeAccount(world), purgeTrash: purgeTrash(world) });
  const signIn = () => world.useCases.logIn({ username: 'ada', password: 'Secret123', client: clientAt() });
  return { world, ...ada, ask, tidy, signIn };
};

const right = { password: 'Secret123', username: 'ada' };

const rowCounts = ({ database }: World) =>
  Object.fromEntries(
    Object.entries(database.tables).map(([name, table]: [string, { size?: number; length?: number }]) => [
      name,
      table.size ?? table.length,
    ]),
  );

describe('the daily cleanup', () => {
  it('deletes all rows of an account after 30 days, and leaves its files to the sweeper', async () => {
    const { world, viewer, user, ask, tidy, signIn } = await setUp();
    const eve = await world.signUp('eve');
    const kept = await world.uploadText(eve.user.id, 'picture of eve');
    const before = rowCounts(world);
    const objectsBefore = [...world.store.objects.keys()];

    const image = await world.uploadText(user.id, 'picture with gps');
    await world.uploadText(user.id, 'picture two', 'public');
    await world.useCases.createApiKey(viewer, 'my key');
    const edit = editRequest(image.uid, 'vintage');
    await world.useCases.requestAiEdit(viewer, edit);
    const { id } = await world.useCases.requestExport(viewer, 'Secret123');
    await world.jobs.runExport(id, new AbortController().signal);
    await ask(viewer, right);
    world.clock.advance(31 * DAY_MS);

    expect(await tidy(world.clock.now())).toMatchObject({ accounts: 1 });
    expect(world.database.tables.intents.size).toBeGreaterThan(0);
    await world.jobs.sweepBlobs();
    expect([...world.store.objects.keys()]).toEqual(objectsBefore);
    const { users, ledger, sessions, images, jobs, apiKeys, dataExports } = rowCounts(world);
    expect({ images, jobs, apiKeys, dataExports }).toEqual({
      images: 1,
      jobs: 0,
      apiKeys: 0,
      dataExports: 0,
    });
    expect({ users, ledger, sessions }).toEqual({
      users: Number(before['users']) - 1,
      ledger: Number(before['ledger']) - 1,
      sessions: Number(before['sessions']) - 1,
    });
    expect(await world.repositories.images.find(kept.uid)).not.toBeNull();
    await expect(signIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('does not purge accounts before 30 days, nor accounts whose deletion was not requested', async () => {
    const { world, user, viewer, ask } = await setUp();
    const purge = purgeAccount(world);
    expect(await purge(user.id, world.clock.now())).toBe(false);
    const { purgeAt } = await ask(viewer, right);
    expect(await purge(user.id, new Date(purgeAt.getTime() - 1))).toBe(false);
    expect(await world.repositories.users.findById(user.id)).not.toBeNull();
    expect(await purge(user.id, purgeAt)).toBe(true);
  });

  it('purges an account with 250 images, even if it is interrupted and run again', async () => {
    const { world, user, viewer, ask, tidy } = await setUp();
    const image = await world.uploadText(user.id, 'picture');
    for (let i = 1; i < 250; i += 1) {
      const uid = String(i).padStart(22, '0');
      await world.repositories.images.insert({
        ...image,
        uid,
        current: { ...image.current, id: uid, imageUid: uid },
      });
    }
    await ask(viewer, right);
    world.clock.advance(31 * DAY_MS);
    let removals = 0;
    const breaking = purgeAccount({
      ...world,
      unitOfWork: {
        transaction: (work) => {
          removals += 1;
          return removals > 1 ? Promise.reject(new Error('killed')) : world.unitOfWork.transaction(work);
        },
      },
    });
    await expect(breaking(user.id, world.clock.now())).rejects.toThrow('killed');
    expect(world.database.tables.images.size).toBe(150);
    await tidy(world.clock.now());
    expect(world.database.tables.images.size).toBe(0);
    expect(world.database.tables.users.size).toBe(0);
  });

  it('purges the other accounts if one cannot be purged, and then reports the error', async () => {
    const { world, viewer, ask } = await setUp();
    const eve = await world.signUp('eve');
    await ask(viewer, right);
    await ask(eve.viewer, { ...right, username: 'eve' });
    world.clock.advance(31 * DAY_MS);
    const tidy = tidyUp({
      ...world,
      purgeTrash: purgeTrash(world),
      purgeAccount: async (userId, now) => {
        if (userId === viewer.userId) throw new Error('poison');
        return purgeAccount(world)(userId, now);
      },
    });
    await expect(tidy(world.clock.now())).rejects.toThrow('1 errors in the daily cleanup');
    expect([...world.database.tables.users.keys()]).toEqual([viewer.userId]);
  });

  it('ends the months of the other users if that of one fails, and does the rest of its work', async () => {
    const { world, viewer, tidy } = await setUp();
    const eve = await world.signUp('eve');
    const month = { from: new Date(0), to: world.clock.now() };
    for (const { userId } of [viewer, eve.viewer])
      await world.repositories.monthlyCredits.save({
        ...{ userId, month, sinceEntryId: null },
        ...{ granted: 10, rolledOver: 0 },
      });
    const spentSince = world.repositories.credits.spentSince;
    world.repositories.credits.spentSince = (userId, entryId) =>
      userId === viewer.userId ? Promise.reject(new Error('poison')) : spentSince(userId, entryId);
    const prune = jest.spyOn(world.repositories.maintenance, 'prune');
    await expect(tidy(world.clock.now())).rejects.toMatchObject({ errors: [new Error('poison')] });
    expect(await world.repositories.monthlyCredits.find(eve.user.id)).toMatchObject({ rolledOver: 10 });
    expect(prune).toHaveBeenCalled();
  });

  it('keeps a project that is restored after the list of due ones was read', async () => {
    const { world, viewer, tidy } = await setUp();
    const { id } = await world.useCases.createProject(viewer, { name: 'Summer' });
    await world.useCases.deleteProject(viewer, id);
    world.clock.advance(31 * DAY_MS);
    const { projects } = world.repositories;
    const list = projects.listTrashed;
    projects.listTrashed = async (before, limit) => {
      const due = await list(before, limit);
      await world.useCases.restoreProjects(viewer, [id]);
      return due;
    };
    expect(await tidy(world.clock.now())).toMatchObject({ projects: 0 });
    expect(await world.useCases.getProject(viewer, id)).toMatchObject({ name: 'Summer' });
  });

  it('does the rest of its work if a list cannot be read, and reports the errors from before and after', async () => {
    const { world, user, tidy } = await setUp();
    const image = await world.uploadText(user.id, 'picture');
    const { images, projects, dataExports, maintenance } = world.repositories;
    await images.trash(user.id, [image.uid], world.clock.now());
    world.clock.advance(31 * DAY_MS);
    const fail = (text: string) => () => Promise.reject(new Error(text));
    images.remove = fail('poison');
    projects.listTrashed = fail('projects');
    dataExports.listExpired = fail('exports');
    const prune = jest.spyOn(maintenance, 'prune');
    await expect(tidy(world.clock.now())).rejects.toMatchObject({
      errors: [new Error('poison'), new Error('projects'), new Error('exports')],
    });
    expect(prune).toHaveBeenCalled();
  });

  it('deletes expired exports with their files and expired tokens, but no recent ones', async () => {
    const { world, viewer, tidy } = await setUp();
    const { id } = await world.useCases.requestExport(viewer, 'Secret123');
    await world.jobs.runExport(id, new AbortController().signal);
    await tidy(world.clock.now());
    expect(world.store.objects.size).toBe(1);
    world.clock.advance(7 * DAY_MS);
    expect(await tidy(world.clock.now())).toEqual({
      accounts: 0,
      images: 0,
      projects: 0,
      exports: 1,
      layerPictures: 0,
      months: 0,
      rows: 5,
    });
    await world.jobs.sweepBlobs();
    expect(world.store.objects.size).toBe(0);
  });
});

describe('accounts that were never verified', () => {
  const waiting = async () => {
    const { world, tidy } = await setUp();
    const user = await world.register(registration('bob'));
    return { world, tidy, user };
  };

  it('are deleted after seven days, and their usernames are available again', async () => {
    const { world, tidy, user } = await waiting();
    world.clock.advance(7 * DAY_MS - 1);
    await tidy(world.clock.now());
    expect(await world.repositories.users.findById(user.id)).not.toBeNull();
    world.clock.advance(2);
    expect(await tidy(world.clock.now())).toMatchObject({ accounts: 1 });
    expect(await world.repositories.users.findById(user.id)).toBeNull();
    await expect(world.register(registration('bob'))).resolves.toBeDefined();
  });

  it('are not deleted if they are verified at the last moment', async () => {
    const { world, user } = await waiting();
    world.clock.advance(8 * DAY_MS);
    const purge = purgeAccount({
      ...world,
      unitOfWork: {
        transaction: async (work) => {
          await world.repositories.users.markEmailVerified(user.id, world.clock.now());
          return world.unitOfWork.transaction(work);
        },
      },
    });
    expect(await purge(user.id, world.clock.now())).toBe(false);
    expect(await world.repositories.users.findById(user.id)).not.toBeNull();
  });
});
