import { ANONYMOUS } from '@safelight/domain';
import { PLAN_LIMITS, TEXTS } from '@safelight/rules';
import { deliverImage } from '../images/deliver-image.ts';
import { makeDerivative } from '../images/make-derivative.ts';
import { createWorld } from '../testing/index.ts';
import { BandwidthMeter } from './bandwidth-meter.ts';

const LIMIT = PLAN_LIMITS.free.bandwidthBytesPerMonth;

const settled = () => new Promise((resolve) => setImmediate(resolve));

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const meter = world.bandwidthMeter;
  return { world, user, viewer, meter };
};

describe('the monthly bandwidth', () => {
  it('is exceeded at the limit of the plan, including bytes that are not yet written to the database', async () => {
    const { user, meter } = await setUp();
    meter.isExceeded(user.id);
    await settled();
    meter.count(user.id, LIMIT - 1);
    expect(meter.isExceeded(user.id)).toBe(false);
    await meter.flush();
    meter.count(user.id, 1);
    expect(meter.isExceeded(user.id)).toBe(true);
    await meter.flush();
    expect(meter.isExceeded(user.id)).toBe(true);
  });

  it('is known to another process after its first delivery, and starts at zero in the next month', async () => {
    const { world, user, meter } = await setUp();
    meter.count(user.id, LIMIT);
    await meter.flush();
    const other = new BandwidthMeter({ ...world, clock: world.clock });
    expect(other.isExceeded(user.id)).toBe(false);
    await settled();
    expect(other.isExceeded(user.id)).toBe(true);
    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect(other.isExceeded(user.id)).toBe(false);
    await settled();
    expect(other.isExceeded(user.id)).toBe(false);
  });

  it('is read again after five seconds, so that a process which delivers nothing notices an upgraded plan', async () => {
    const { world, user, meter } = await setUp();
    meter.count(user.id, LIMIT);
    await meter.flush();
    world.changeUser(user.id, { plan: 'pro_subscription' });
    expect(meter.isExceeded(user.id)).toBe(true);
    await settled();
    expect(meter.isExceeded(user.id)).toBe(true);
    world.clock.advance(5_000);
    expect(meter.isExceeded(user.id)).toBe(true);
    await settled();
    expect(meter.isExceeded(user.id)).toBe(false);
  });

  it('is written completely and only once after the database was unavailable', async () => {
    const { world, user } = await setUp();
    let isDown = true;
    const bandwidth = {
      ...world.repositories.bandwidth,
      add: (...args: Parameters<typeof world.repositories.bandwidth.add>) =>
        isDown ? Promise.reject(new Error('down')) : world.repositories.bandwidth.add(...args),
    };
    const meter = new BandwidthMeter({ ...world, bandwidth });
    meter.count(user.id, 10);
    const failing = meter.flush();
    meter.count(user.id, 5);
    await expect(failing).rejects.toThrow('down');
    isDown = false;
    await meter.flush();
    await meter.flush();
    const month = new Date('2026-01-01T00:00:00Z');
    expect(await world.repositories.bandwidth.find(user.id, month)).toMatchObject({ bytes: 15 });
  });
});

describe("deliveries after the owner's bandwidth is used up", () => {
  it('are refused to others until the next month, but not to the owner with a session or a signed address', async () => {
    const { world, user, viewer, meter } = await setUp();
    const stranger = (await world.signUp('eve')).viewer;
    const { uid } = await world.uploadText(user.id, 'picture', 'public');
    const deliver = deliverImage({ ...world, makeDerivative: makeDerivative(world) });
    const full = { uid, rendition: 'full', formats: [], signedFor: null } as const;
    await deliver(ANONYMOUS, full);
    meter.count(user.id, LIMIT);
    await meter.flush();

    for (const other of [ANONYMOUS, stranger]) {
      await expect(deliver(other, full)).rejects.toMatchObject({
        code: 'BANDWIDTH_EXCEEDED',
        message: TEXTS.account.bandwidthExceeded,
        details: { retryAfterSeconds: 31 * 24 * 60 * 60 },
      });
    }
    await expect(deliver(viewer, full)).resolves.toBeDefined();
    await expect(deliver(ANONYMOUS, { ...full, signedFor: 'image' })).resolves.toBeDefined();
    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    await expect(deliver(ANONYMOUS, full)).resolves.toBeDefined();
  });
});
