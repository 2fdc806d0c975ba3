import { answersImage, createWorld, editRequest, ScriptedEditor } from '../testing/index.ts';
import { runAiEdit } from '../ai-edits/run-ai-edit.ts';
import { expireCredits, grantCredits, refundAiEdit, type CreditChange } from './adjust-credits.ts';

const change = (changes: Partial<CreditChange>): CreditChange => ({
  username: 'ada',
  credits: 1,
  reason: 'why',
  externalReference: null,
  ...changes,
});

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const image = await world.uploadText(user.id, 'picture');
  const job = await world.useCases.requestAiEdit(viewer, editRequest(image.uid, 'make it vintage'));
  const run = () =>
    runAiEdit({ ...world, editors: [new ScriptedEditor(answersImage)] })(
      job.id,
      new AbortController().signal,
    );
  const ledger = () => world.database.tables.ledger.map(({ kind, amount, reason }) => [kind, amount, reason]);
  return { world, job, run, ledger };
};

describe('an operator', () => {
  it('grants and expires credits, and the ledger contains the given reason', async () => {
    const { world, ledger } = await setUp();
    expect(
      await grantCredits(world)(change({ username: 'ADA', credits: 5, reason: ' Sorry for the outage ' })),
    ).toEqual({
      username: 'ada',
      balance: 104,
    });
    const ended = change({ credits: 4, reason: 'Promotion ended' });
    expect(await expireCredits(world)(ended)).toEqual({ username: 'ada', balance: 100 });
    expect(ledger().slice(-2)).toEqual([
      ['grant', 5, 'Sorry for the outage'],
      ['expire', -4, 'Promotion ended'],
    ]);
  });

  it('cannot expire reserved credits, or more credits than the balance', async () => {
    const { world } = await setUp();
    await expect(expireCredits(world)(change({ credits: 100 }))).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      details: { needed: 100, balance: 99 },
    });
    expect(await expireCredits(world)(change({ credits: 99 }))).toMatchObject({ balance: 0 });
  });

  it('changes credits once per reference, even if the command is repeated', async () => {
    const { world, ledger } = await setUp();
    await world.signUp('eve');
    const paid = change({ credits: 50, externalReference: 'stripe:evt_1' });
    const before = ledger().length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => grantCredits(world)(paid)));
    expect(answers).toEqual(Array(5).fill({ username: 'ada', balance: 149 }));
    for (const other of [{ credits: 51 }, { username: 'eve' }]) {
      await expect(grantCredits(world)({ ...paid, ...other })).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expect(ledger()).toHaveLength(before + 1);

    const takenBack = change({ credits: 149, externalReference: 'stripe:evt_1' });
    expect(await expireCredits(world)(takenBack)).toMatchObject({ balance: 0 });
    expect(await expireCredits(world)(takenBack)).toMatchObject({ balance: 0 });
  });

  it('refunds an edit that succeeded, but only once', async () => {
    const { world, job, run, ledger } = await setUp();
    await expect(refundAiEdit(world)(job.id, 'Bad result')).rejects.toMatchObject({ code: 'CONFLICT' });
    await run();
    expect(await refundAiEdit(world)(job.id, 'Bad result')).toEqual({ username: 'ada', balance: 100 });
    await expect(refundAiEdit(world)(job.id, 'Bad result')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(ledger().map(([kind]) => kind)).toEqual(['grant', 'reserve', 'capture', 'refund']);
  });

  it.each([
    ['an unknown user', { username: 'eve' }, 'NOT_FOUND'],
    ['no reason', { reason: ' ' }, 'INVALID_INPUT'],
    ['half a credit', { credits: 0.5 }, 'INVALID_INPUT'],
    ['a negative number of credits', { credits: -1 }, 'INVALID_INPUT'],
    ['too many credits', { credits: 1_000_001 }, 'INVALID_INPUT'],
    ['an empty reference', { externalReference: ' ' }, 'INVALID_INPUT'],
    ['a reference that is too long', { externalReference: 'x'.repeat(201) }, 'INVALID_INPUT'],
  ])('gets an error when the command has %s', async (_name, changes, code) => {
    const { world, ledger } = await setUp();
    const before = ledger();
    for (const apply of [grantCredits(world), expireCredits(world)]) {
      await expect(apply(change(changes))).rejects.toMatchObject({ code });
    }
    await expect(refundAiEdit(world)('nonsense', 'why')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(ledger()).toEqual(before);
  });
});
