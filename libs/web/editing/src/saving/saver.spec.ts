/** @jest-environment node */
import { newDocument, type EditorDocument } from '@safelight/engine';
import { type FailureCause, SaveFailure, statusText } from './saving.ts';
import { createSaver, type SaverStart } from './saver.ts';
import { manualClock } from './testing/manual-clock.ts';

const EMPTY = newDocument({ width: 10, height: 10 });
const painted = (shade: number): EditorDocument => ({
  ...EMPTY,
  background: `#${shade.toString(16).padStart(6, '0')}`,
});

/** A failure that was reported in place of the answer: the save has succeeded. */
interface Lost {
  readonly kind: 'lost';
  readonly reported: FailureCause;
}

type Answer = 'ok' | Lost | FailureCause;

const other = (revision: number) => ({
  revision,
  savedBy: 'Chrome on Android',
  updatedAt: '2026-11-22T10:00:00Z',
});

/** A server with one document, whose next responses the test chooses. */
const setUp = (start: Partial<SaverStart> & { readonly published?: number | null } = {}) => {
  const time = manualClock();
  const answers: Answer[] = [];
  const sent: { document: EditorDocument; base: number; at: number; shownBy: string | null }[] = [];
  const server = {
    document: EMPTY as EditorDocument | null,
    revision: start.revision ?? 0,
    savedBy: 'Firefox on Linux',
  };
  const others = () => ({ ...other(server.revision), savedBy: server.savedBy });
  const acknowledged: number[] = [];
  const saver = createSaver(
    { document: EMPTY, revision: 0, published: 0, unsaved: [], other: null, ...start },
    {
      clock: time.clock,
      send: async (document, base, { shownBy = null }) => {
        sent.push({ document, base, at: time.clock.now(), shownBy });
        await Promise.resolve();
        const answer = answers.shift() ?? 'ok';
        if (answer !== 'ok' && answer.kind !== 'lost') throw new SaveFailure(answer);
        if (base !== server.revision) throw new SaveFailure({ kind: 'conflict', other: others() });
        Object.assign(server, { document, revision: base + 1 });
        if (answer !== 'ok') throw new SaveFailure(answer.reported);
        return server.revision;
      },
      stored: () =>
        Promise.resolve(
          server.document === null ? null : { document: server.document, shownBy: null, other: others() },
        ),
      onSaved: (_document, revision) => acknowledged.push(revision),
    },
  );
  return { ...time, saver, answers, sent, server, acknowledged, words: () => statusText(saver.status) };
};

describe('the saver', () => {
  it('saves after a pause of 800 ms', async () => {
    const { saver, pass, sent, words } = setUp();
    expect(words()).toBe('Saved');
    saver.change(painted(1), ['do']);
    expect(words()).toBe('Saving…');
    await pass(799);
    expect(sent).toEqual([]);
    saver.change(painted(2), ['do']);
    await pass(799);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toMatchObject([{ document: painted(2), base: 0, at: 1599 }]);
    expect(words()).toBe('Draft saved');
    expect(saver.revision).toBe(1);
  });

  it('a document is no draft if the version that was put into use looks like it, and its save names that version', async () => {
    const { saver, pass, sent, words } = setUp({ revision: 3, published: 3 });
    saver.change(painted(1), ['do']);
    saver.shownBy('v2');
    await pass(800);
    expect(sent).toMatchObject([{ document: painted(1), shownBy: 'v2' }]);
    expect(words()).toBe('Saved');
    saver.change(painted(2), ['do']);
    await pass(800);
    expect(sent).toMatchObject([{}, { document: painted(2), shownBy: null }]);
    expect(words()).toBe('Draft saved');
  });

  it('saves a document again to say which version looks like it', async () => {
    const { saver, pass, sent, words } = setUp({ revision: 3, published: null });
    saver.shownBy('v2');
    await pass(800);
    expect(sent).toMatchObject([{ document: EMPTY, base: 3, shownBy: 'v2' }]);
    expect(words()).toBe('Saved');
  });

  it('does not say that a version looks like a document that was changed before its save', async () => {
    const { saver, pass, sent, words } = setUp();
    saver.change(painted(1), ['do']);
    saver.shownBy('v2');
    saver.change(painted(2), ['do']);
    await pass(800);
    expect(sent).toMatchObject([{ document: painted(2), shownBy: null }]);
    expect(words()).toBe('Draft saved');
  });

  it('calls what it has saved a draft until the image shows it, and again after the next change', async () => {
    const { saver, pass, words } = setUp({ revision: 3, published: null });
    expect(words()).toBe('Draft saved');
    saver.published(3);
    expect(words()).toBe('Saved');
    saver.change(painted(1), ['do']);
    await pass(800);
    expect(words()).toBe('Draft saved');
  });

  it('saves every 5 s while the person keeps working', async () => {
    const { saver, pass, sent } = setUp();
    for (let step = 1; step <= 30; step += 1) {
      saver.change(painted(step), ['do']);
      await pass(500);
    }
    expect(sent.map(({ at }) => at)).toEqual([5000, 10000, 15000]);
    await pass(800);
    expect(saver.status).toEqual({ kind: 'draft' });
  });

  it('saves again what was changed during a save', async () => {
    const { saver, pass, sent, words } = setUp();
    saver.change(painted(1), ['do']);
    const flushed = saver.flush();
    saver.change(painted(2), ['do']);
    expect(words()).toBe('Saving…');
    await flushed;
    await pass(0);
    expect(sent.map(({ document, base }) => [document.background, base])).toEqual([
      ['#000001', 0],
      ['#000002', 1],
    ]);
  });

  it('saves immediately on request, and saves an unchanged document only with an option', async () => {
    const { saver, sent } = setUp();
    await saver.flush();
    expect(sent).toEqual([]);
    await saver.flush({ evenUnchanged: true });
    expect(sent).toHaveLength(1);
    saver.change(painted(1), ['do']);
    await saver.flush();
    expect(sent).toHaveLength(2);
  });

  it('saves nothing while it is paused, and everything afterwards', async () => {
    const { saver, pass, sent } = setUp();
    const resume = saver.pause();
    saver.change(painted(1), ['do']);
    await pass(60_000);
    expect(sent).toEqual([]);
    resume();
    await pass(0);
    expect(sent).toHaveLength(1);
  });

  it('saves changes that were restored from the browser without waiting for another change', async () => {
    const { pass, sent } = setUp({ document: painted(3), unsaved: ['do', 'do', 'do'] });
    await pass(800);
    expect(sent).toMatchObject([{ document: painted(3) }]);
  });

  it('saves nothing after it was closed', async () => {
    const { saver, pass, sent } = setUp();
    saver.change(painted(1), ['do']);
    saver.close();
    await pass(60_000);
    expect(sent).toEqual([]);
  });
});

describe('the saver without a network', () => {
  it('counts the unsaved changes, and retries after 1, 2, 4 … 60 s', async () => {
    const { saver, pass, answers, sent, words } = setUp();
    answers.push(...Array.from({ length: 9 }, () => ({ kind: 'offline' as const })));
    saver.change(painted(1), ['do']);
    await pass(800);
    expect(words()).toBe('No connection, 1 change kept here');
    saver.change(painted(2), ['do']);
    saver.change(painted(3), ['do']);
    expect(words()).toBe('No connection, 3 changes kept here');
    await pass(200_000);
    const waits = sent.map(({ at }, index) => at - (sent[index - 1]?.at ?? 0));
    expect(waits).toEqual([800, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    await pass(60_000);
    expect(words()).toBe('Draft saved');
  });

  it('retries at once when the network is back', async () => {
    const { saver, pass, answers, words } = setUp();
    answers.push({ kind: 'offline' }, { kind: 'busy' });
    saver.change(painted(1), ['do']);
    await pass(800);
    saver.retry();
    await pass(0);
    expect(words()).toBe('The server is busy, 1 change kept here');
    saver.retry();
    await pass(0);
    expect(words()).toBe('Draft saved');
  });

  it.each([
    ['nothing', { kind: 'offline' } as const],
    ['an error of a proxy', { kind: 'busy' } as const],
  ])(
    'recognises its save, even after further changes, when %s came instead of the answer',
    async (_what, reported) => {
      const { saver, pass, answers, words, server } = setUp();
      answers.push({ kind: 'lost', reported }, { kind: 'offline' });
      saver.change(painted(1), ['do']);
      await pass(800);
      saver.change(painted(2), ['do']);
      await pass(1000);
      saver.change(painted(3), ['do']);
      await pass(2000);
      expect(words()).toBe('Saving…');
      await pass(800);
      expect(words()).toBe('Draft saved');
      expect(server).toMatchObject({ revision: 2, document: painted(3) });
    },
  );
});

describe('the saver, when somebody else has saved in the meantime,', () => {
  const conflict = async () => {
    const world = setUp();
    Object.assign(world.server, { revision: 4, document: painted(9) });
    world.saver.change(painted(1), ['do']);
    await world.pass(800);
    return world;
  };

  it('reports the conflict, and saves nothing until the person has decided', async () => {
    const { saver, pass, sent, words } = await conflict();
    expect(words()).toBe('Edited in another tab, 1 change kept here');
    expect(saver.status).toMatchObject({ other: { savedBy: 'Firefox on Linux', revision: 4 } });
    saver.change(painted(2), ['do']);
    saver.retry();
    await expect(saver.flush()).rejects.toBeInstanceOf(SaveFailure);
    await pass(100_000);
    expect(sent).toHaveLength(1);
    expect(words()).toBe('Edited in another tab, 2 changes kept here');
  });

  it('overwrites the document of the other tab when the person keeps their own', async () => {
    const { saver, pass, server, words } = await conflict();
    saver.keepMine();
    await pass(0);
    expect(words()).toBe('Draft saved');
    expect(server).toMatchObject({ revision: 5, document: painted(1) });
  });

  it('continues with the document of the other tab when the person takes it', async () => {
    const { saver, pass, server, words } = await conflict();
    saver.takeTheirs({ document: painted(9), shownBy: null, other: other(4) });
    expect(words()).toBe('Draft saved');
    saver.change(painted(10), ['do']);
    await pass(800);
    expect(server).toMatchObject({ revision: 5, document: painted(10) });
  });

  it('reports the conflict at once when it is known on opening', async () => {
    const { pass, sent, words, saver } = setUp({ unsaved: ['do', 'do'], other: other(7) });
    await pass(100_000);
    expect(sent).toEqual([]);
    expect(words()).toBe('Edited in another tab, 2 changes kept here');
    saver.takeTheirs({ document: EMPTY, shownBy: 'v2', other: other(7) });
    expect([words(), saver.revision]).toEqual(['Saved', 7]);
  });
});

describe('the saver, when the server rejects a save,', () => {
  it.each([
    ['the session has ended', { kind: 'signed-out' } as const, 'Signed out, 1 change kept here'],
    ['the image was deleted', { kind: 'gone' } as const, 'This image was deleted, 1 change kept here'],
    [
      'the storage is full',
      { kind: 'refused', message: 'Your storage is full.' } as const,
      'Not saved, 1 change kept here',
    ],
  ])('reports that %s, and retries with the next change', async (_why, reason, text) => {
    const { saver, pass, answers, sent, words } = setUp();
    answers.push(reason);
    saver.change(painted(1), ['do']);
    await pass(800);
    expect(words()).toBe(text);
    await pass(100_000);
    expect(sent).toHaveLength(1);
    saver.change(painted(2), ['do']);
    await pass(800);
    expect(words()).toBe('Draft saved');
    expect(sent[1]?.document).toEqual(painted(2));
  });
});
