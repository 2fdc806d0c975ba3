import { createWorld, FakePayments } from '../testing/index.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00.000Z`);

const setUp = async () => {
  const payments = new FakePayments();
  const world = createWorld({ payments });
  const { user, viewer } = await world.signUp('ada');
  const tell = (id: string, kind: 'checkout' | 'invoice' = 'checkout', eventId?: string) =>
    world.useCases.receivePaymentEvent(...payments.message({ kind, id }, eventId));
  const balance = () => world.repositories.credits.balance(user.id);
  const plan = async () => (await world.repositories.users.findById(user.id))?.plan;
  return { payments, world, user, viewer, tell, balance, plan };
};

describe('buying a plan', () => {
  it('is refused if no payment service is configured', async () => {
    const world = createWorld({ payments: null });
    const { viewer } = await world.signUp('ada');
    const { useCases } = world;
    expect(useCases.listPlans().some(({ isForSale }) => isForSale)).toBe(false);
    const refused = { code: 'NOT_FOR_SALE', message: 'Coming Soon' };
    await expect(useCases.startCheckout(viewer, { item: 'bulk_pack', quantity: 1 })).rejects.toMatchObject(
      refused,
    );
    await expect(useCases.openBillingPortal(viewer)).rejects.toMatchObject(refused);
    await expect(useCases.setRenewal(viewer, false)).rejects.toMatchObject(refused);
    await expect(useCases.confirmCheckout(viewer, 'cs_1')).rejects.toMatchObject(refused);
    await expect(useCases.receivePaymentEvent(Buffer.from('{}'), '')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await useCases.getBilling(viewer)).toMatchObject({ plan: 'free', canManage: false });
  });

  it('is possible for plans with a price, and requires a session', async () => {
    const { world, viewer, payments } = await setUp();
    const forSale = world.useCases.listPlans().filter(({ isForSale }) => isForSale);
    expect(forSale.map(({ id }) => id)).toEqual([
      'starter_pack',
      'regular_pack',
      'bulk_pack',
      'pro_subscription',
    ]);
    const wish = { item: 'bulk_pack', quantity: 1 } as const;
    await expect(world.useCases.startCheckout({ kind: 'anonymous' }, wish)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await world.useCases.startCheckout(viewer, wish)).toEqual({ url: 'https://pay.example/1' });
    expect(payments.orders).toMatchObject([{ userId: viewer.userId, ...wish }]);
    await expect(world.useCases.startCheckout(viewer, { ...wish, quantity: 2 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});

describe('managing a subscription', () => {
  const setUpSubscriber = async () => {
    const { payments, world, user, viewer, tell } = await setUp();
    await world.repositories.paymentRecords.keepCustomer(user.id, 'cus_1');
    await tell(payments.sellMonth(user.id, day('2026-03-01'), day('2026-04-01')), 'invoice');
    const manage = {
      'a visit to the billing portal': () => world.useCases.openBillingPortal(viewer),
      'a change of the renewal': () => world.useCases.setRenewal(viewer, false),
    };
    return { payments, world, manage };
  };

  it.each(['a visit to the billing portal', 'a change of the renewal'] as const)(
    'refuses %s after twenty in an hour, before it asks the payment service',
    async (name) => {
      const { payments, world, manage } = await setUpSubscriber();
      for (let count = 0; count < 20; count += 1) await manage[name]();
      payments.isDown = true;
      await expect(manage[name]()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      world.clock.advance(60 * 60_000);
      payments.isDown = false;
      await expect(manage[name]()).resolves.toBeDefined();
    },
  );
});

describe('an event from the payment service', () => {
  it('makes the server fetch the current state, so that repeated and late events change nothing', async () => {
    const { payments, user, tell, balance } = await setUp();
    const id = payments.sell(user.id, 'bulk_pack');
    expect(await tell(id, 'checkout', 'evt_a')).toBe('applied');
    expect(await tell(id, 'checkout', 'evt_a')).toBe('repeated');
    expect(await tell(id, 'checkout', 'evt_b')).toBe('applied');
    expect(await balance()).toBe(150);
  });

  it('does not overwrite newer data', async () => {
    const { payments, world, user, tell, balance } = await setUp();
    const id = payments.sell(user.id, 'bulk_pack');
    await tell(id);
    const look = payments.fetchFacts;
    let answer = (): void => undefined;
    const slow = new Promise<void>((resolve) => (answer = resolve));
    payments.fetchFacts = async (subject) => {
      const facts = await look(subject);
      await slow;
      return facts;
    };
    const late = tell(id);
    await new Promise((resolve) => setImmediate(resolve));
    payments.fetchFacts = look;
    world.clock.advance(1_000);
    payments.change(id, { refundedCents: 1499 });
    await tell(id);
    answer();
    await late;
    expect(await balance()).toBe(100);
  });

  it('overwrites older data, even if the clock of the process that stored them is ahead', async () => {
    const { payments, world, user, tell, balance } = await setUp();
    const id = payments.sell(user.id, 'bulk_pack');
    const ahead = {
      ...world,
      clock: { ...world.clock, now: () => new Date(world.clock.now().getTime() + 5 * 60_000) },
    };
    await receivePaymentEvent(ahead)(...payments.message({ kind: 'checkout', id }));
    expect(await balance()).toBe(150);
    world.clock.advance(1_000);
    payments.change(id, { refundedCents: 1499 });
    await tell(id);
    expect(await balance()).toBe(100);
  });

  it('about an upgrade lets more edits run at once', async () => {
    const { payments, user, tell, plan } = await setUp();
    await tell(payments.sellMonth(user.id, day('2026-03-01'), day('2026-04-01')), 'invoice');
    expect(await plan()).toBe('pro_subscription');
  });

  it("about a renewal keeps unused monthly credits for one more month, even if it arrives after the month's end", async () => {
    for (const endsFirst of [false, true]) {
      const { payments, world, user, tell, balance } = await setUp();
      const months = ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01'].map(day);
      for (let n = 0; n < 3; n += 1) {
        if (endsFirst) await world.jobs.tidyUp(months[n]!);
        await tell(payments.sellMonth(user.id, months[n]!, months[n + 1]!), 'invoice');
      }
      expect(await balance()).toBe(300);
      const expired = world.database.tables.ledger.filter(({ kind }) => kind === 'expire');
      expect(expired.map(({ amount, reason }) => [amount, reason])).toEqual([
        [-100, 'Unused Pro credits, kept until 2026-05-01'],
      ]);
    }
  });

  it('about a month that was paid months later grants credits that can still be spent', async () => {
    const { payments, world, user, tell, balance } = await setUp();
    world.clock.advance(day('2026-08-01').getTime() - world.clock.now().getTime());
    await tell(payments.sellMonth(user.id, day('2026-03-01'), day('2026-04-01')), 'invoice');
    expect(await balance()).toBe(200);
    await world.jobs.tidyUp(day('2026-08-02'));
    expect(await balance()).toBe(200);
  });

  it('does not expire credits again that an operator has already expired', async () => {
    const { payments, world, user, tell, balance } = await setUp();
    await tell(payments.sellMonth(user.id, day('2026-03-01'), day('2026-04-01')), 'invoice');
    await world.jobs.tidyUp(day('2026-04-02'));
    await world.repositories.credits.append({
      userId: user.id,
      kind: 'expire',
      amount: -150,
      jobId: null,
      externalReference: null,
      reason: 'Taken',
    });
    await world.jobs.tidyUp(day('2026-05-02'));
    expect(await balance()).toBe(0);
  });
});
