import { DomainError } from '@safelight/domain';
import { createWorld, type World } from '../testing/index.ts';
import { purgeTrash } from './empty-trash.ts';

const setUp = async () => {
  const world = createWorld();
  const { viewer } = await world.signUp('ada');
  const { images } = world.repositories;
  const remove = images.remove.bind(images);
  /** The owner and the number of images of each removal. */
  const removals: (readonly [string, number])[] = [];
  images.remove = (ownerId, uids) => {
    removals.push([ownerId, uids.length]);
    return remove(ownerId, uids);
  };
  return { world, viewer, images, remove, removals };
};

/** Puts images of a user in the trash. */
const fill = async (world: World, viewer: { readonly userId: string }, count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) {
    const image = await world.uploadText(viewer.userId, `picture ${n}`);
    await world.repositories.images.trash(viewer.userId, [image.uid], world.clock.now());
  }
};

describe('purging the trash of everybody', () => {
  it('takes a transaction for each owner and hundred of images', async () => {
    const { world, viewer, removals } = await setUp();
    const eve = await world.signUp('eve');
    await fill(world, viewer, 101);
    await fill(world, eve.viewer, 2);
    world.clock.advance(1);
    const { uids, errors } = await purgeTrash(world)({ before: world.clock.now() });
    expect([uids.length, errors]).toEqual([103, []]);
    expect(removals.map(([, count]) => count).toSorted()).toEqual([1, 100, 2]);
    expect(new Set(removals.map(([ownerId]) => ownerId))).toEqual(new Set([viewer.userId, eve.user.id]));
    expect(world.database.tables.images.size).toBe(0);
  });

  it('keeps the error of every image that cannot be purged, and purges the others', async () => {
    const { world, viewer, images } = await setUp();
    const eve = await world.signUp('eve');
    await fill(world, viewer, 20);
    await fill(world, eve.viewer, 2);
    const { remove } = images;
    images.remove = (ownerId, uids) =>
      ownerId === viewer.userId ? Promise.reject(new Error(uids.join())) : remove(ownerId, uids);
    world.clock.advance(1);
    const { uids, errors } = await purgeTrash(world)({ before: world.clock.now() });
    expect(uids).toHaveLength(2);
    expect(new Set(errors.map(String)).size).toBe(20);
  });

  it('reports what was purged and what failed, although the trash cannot be read a second time', async () => {
    const { world, viewer, images, remove } = await setUp();
    await fill(world, viewer, 2);
    world.clock.advance(1);
    const storedBefore = world.store.objects.size;
    const [poison] = [...world.database.tables.images.keys()];
    images.remove = (ownerId, uids) =>
      uids.includes(poison!) ? Promise.reject(new Error('poison')) : remove(ownerId, uids);
    const list = images.listTrashed.bind(images);
    images.listTrashed = (of, limit) => {
      images.listTrashed = () => Promise.reject(new Error('list'));
      return list(of, limit);
    };
    const { uids, errors } = await purgeTrash(world)({ before: world.clock.now() });
    expect([uids.length, errors]).toEqual([1, [new Error('poison'), new Error('list')]]);
    expect(world.store.objects.size).toBe(storedBefore / 2);
  });
});

describe('emptying the trash', () => {
  it('keeps the errors of several images, and tries no others after eleven', async () => {
    const { world, viewer, images } = await setUp();
    await fill(world, viewer, 20);
    images.remove = (_ownerId, uids) => Promise.reject(new Error(uids.join()));
    const error: unknown = await world.useCases.emptyTrash(viewer).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AggregateError);
    expect(new Set((error as AggregateError).errors.map(String)).size).toBe(11);
  });

  it('says that the database is unavailable, and keeps the errors from before it was', async () => {
    const { world, viewer, images } = await setUp();
    await fill(world, viewer, 3);
    const errors = [
      new Error('poison of all'),
      new Error('poison of one'),
      new DomainError('DATABASE_UNAVAILABLE', 'The database is down.'),
    ];
    let tries = 0;
    images.remove = () => Promise.reject(errors[tries++] ?? new Error('It was tried again.'));
    await expect(world.useCases.emptyTrash(viewer)).rejects.toMatchObject({
      code: 'DATABASE_UNAVAILABLE',
      message: 'The database is down.',
      cause: { errors: errors.slice(1) },
    });
    expect(tries).toBe(3);
  });
});
