import { answersImage, createWorld, editRequest, ScriptedEditor } from '../testing/index.ts';
import { requestAiEdit } from '../ai-edits/request-ai-edit.ts';
import { runAiEdit } from '../ai-edits/run-ai-edit.ts';
import { expireCredits, grantCredits, refundAiEdit } from './adjust-credits.ts';

const setUp = async () => {
  const world = createWorld();
  const base = { ...world.repositories, ...world };
  const { user, viewer } = await world.signUp('ada');
  const image = await world.uploadText(user.id, 'picture');
  const job = await requestAiEdit(base)(viewer, editRequest(image.uid, 'make it vintage'));
  const run = () =>
    runAiEdit({ ...base, editors: [new ScriptedEditor(answersImage)] })(job.id, new AbortController().signal);
  const ledger = () => world.database.tables.ledger.map(({ kind, amount, reason }) => [kind, amount, reason]);
  return { world, base, job, run, ledger };
};

describe('an operator', () => {
  it('grants and expires credits, with the reason in the ledger', async () => {
    const { base, ledger } = await setUp();
    expect(await grantCredits(base)('ADA', 5, ' Sorry for the outage ')).toEqual({
      username: 'ada',
      balance: 104,
    });
    expect(await expireCredits(base)('ada', 4, 'Promotion ended')).toEqual({ username: 'ada', balance: 100 });
    expect(ledger().slice(-2)).toEqual([
      ['grant', 5, 'Sorry for the outage'],
      ['expire', -4, 'Promotion ended'],
    ]);
  });

  it('cannot expire more than there is, nor credits that are reserved', async () => {
    const { base } = await setUp();
    await expect(expireCredits(base)('ada', 100, 'All')).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      details: { needed: 100, balance: 99 },
    });
    expect(await expireCredits(base)('ada', 99, 'All')).toMatchObject({ balance: 0 });
  });

  it('refunds an edit that succeeded, once', async () => {
    const { base, job, run, ledger } = await setUp();
    await expect(refundAiEdit(base)(job.id, 'Bad result')).rejects.toMatchObject({ code: 'CONFLICT' });
    await run();
    expect(await refundAiEdit(base)(job.id, 'Bad result')).toEqual({ username: 'ada', balance: 100 });
    await expect(refundAiEdit(base)(job.id, 'Bad result')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(ledger().map(([kind]) => kind)).toEqual(['grant', 'reserve', 'capture', 'refund']);
  });

  it.each([
    ['nobody', 'eve', 1, 'why', 'NOT_FOUND'],
    ['no reason', 'ada', 1, ' ', 'INVALID_INPUT'],
    ['half a credit', 'ada', 0.5, 'why', 'INVALID_INPUT'],
    ['a debt', 'ada', -1, 'why', 'INVALID_INPUT'],
    ['too many', 'ada', 1_000_001, 'why', 'INVALID_INPUT'],
  ])('is stopped at %s', async (_name, username, credits, reason, code) => {
    const { base, ledger } = await setUp();
    const before = ledger();
    for (const change of [grantCredits(base), expireCredits(base)]) {
      await expect(change(username, credits, reason)).rejects.toMatchObject({ code });
    }
    await expect(refundAiEdit(base)('nonsense', 'why')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(ledger()).toEqual(before);
  });
});
