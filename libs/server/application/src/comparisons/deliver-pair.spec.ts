import { ANONYMOUS, type Image } from '@safelight/domain';
import { makeDerivative } from '../images/make-derivative.ts';
import { createWorld } from '../testing/index.ts';
import { deliverPair } from './deliver-pair.ts';

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const image = await world.uploadText(user.id, 'picture one');
  const other = await world.uploadText(user.id, 'picture two');
  const second = { ...other.current, id: world.ids.uuid(), imageUid: image.uid, number: 2 };
  await world.repositories.images.insertVersion(second);
  const publish = (of: Image = image) =>
    world.useCases.createComparison(viewer, {
      imageUid: of.uid,
      originalVersionId: of.current.id,
      editedVersionId: second.id,
    });
  const deps = {
    ...world,
    makeDerivative: makeDerivative(world),
    getComparison: world.useCases.getComparison,
  };
  const stored = (key: string) => world.store.objects.get(key)?.toString();
  return { world, deps, viewer, publish, deliver: deliverPair(deps), stored };
};

const notFound = { code: 'NOT_FOUND' };

describe('the picture that shows both sides of a comparison', () => {
  it('is drawn from two thumbnails, the original first, and is then stored for later requests', async () => {
    const { world, publish, deliver, stored } = await setUp();
    const { uid, ownerId } = await publish();
    const [first, together] = await Promise.all([deliver(uid), deliver(uid)]);
    expect(first.comparison).toMatchObject({ uid, ownerId });
    expect(together.file).toEqual(first.file);
    expect(stored(first.file.key)).toBe('derived webp | derived webp');
    expect(first.file.contentType).toBe('image/jpeg');
    expect(world.imaging.sources).toEqual(['picture one', 'picture two']);
    const drawn = world.imaging.derived;
    expect((await deliver(uid)).file).toEqual(first.file);
    expect(world.imaging.derived).toBe(drawn);
    expect(world.database.tables.intents.size).toBe(0);
  });

  it('is deleted with the comparison: its row and its file', async () => {
    const { world, viewer, publish, deliver, stored } = await setUp();
    const { uid } = await publish();
    const { file } = await deliver(uid);
    await world.useCases.deleteComparison(viewer, uid);
    await expect(deliver(uid)).rejects.toMatchObject(notFound);
    expect(stored(file.key)).toBeUndefined();
    const kinds = [...world.database.tables.derivatives.values()].map(({ spec }) => spec.kind);
    expect(kinds).not.toContain('pair');
    await world.jobs.sweepBlobs();
    expect(world.database.tables.intents.size).toBe(0);
  });

  it('is drawn separately for another comparison of the same versions', async () => {
    const { world, viewer, publish, deliver, stored } = await setUp();
    const [one, two] = [await publish(), await publish()];
    const { file } = await deliver(one.uid);
    expect((await deliver(two.uid)).file).toEqual(file);
    await world.useCases.deleteComparison(viewer, one.uid);
    const again = await deliver(two.uid);
    expect(again.file.key).not.toBe(file.key);
    expect(stored(again.file.key)).toBe('derived webp | derived webp');
  });

  it('is not stored if the comparison is deleted while the picture is being drawn', async () => {
    const { world, deps, viewer, publish } = await setUp();
    const { uid } = await publish();
    const pair = async (...paths: [string, string]) => {
      await world.useCases.deleteComparison(viewer, uid);
      return world.imaging.pair(...paths);
    };
    const slow = deliverPair({ ...deps, imaging: { pair } });
    await expect(slow(uid)).rejects.toMatchObject(notFound);
    expect([...world.database.tables.derivatives.keys()].filter((key) => key.includes('pair'))).toEqual([]);
    const bytes = [...world.store.objects.values()].map(String);
    expect(bytes.filter((text) => text.includes('|'))).toEqual([]);
    expect(world.database.tables.intents.size).toBe(0);
  });

  it("is not delivered for an unknown comparison, or if the owner's bandwidth is used up", async () => {
    const { deps, publish, deliver } = await setUp();
    const { uid } = await publish();
    const over = deliverPair({ ...deps, bandwidthMeter: { isExceeded: () => true } });
    await expect(over(uid)).rejects.toMatchObject({ code: 'BANDWIDTH_EXCEEDED' });
    await expect(deliver('x')).rejects.toMatchObject(notFound);
    await expect(deps.getComparison(ANONYMOUS, uid)).resolves.toMatchObject({ uid });
  });
});
