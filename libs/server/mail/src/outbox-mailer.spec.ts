import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MESSAGE, SENDER, mailerContract, parse } from './mailer.contract.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { listOutbox, readOutboxMail } from './outbox.ts';

const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'outbox-'));

mailerContract('Outbox', async () => {
  const dir = await temporaryFolder();
  return {
    mailer: createOutboxMailer({ dir, from: SENDER }),
    received: async () =>
      Promise.all((await listOutbox(dir)).toReversed().map((name) => readFile(join(dir, name)))),
    close: () => rm(dir, { recursive: true }),
  };
});

describe('the outbox of emails', () => {
  let parent: string;
  let dir: string;
  let now: Date;
  const mailer = (from = SENDER) => createOutboxMailer({ dir, from, clock: { now: () => now } });

  beforeEach(async () => {
    parent = await temporaryFolder();
    dir = join(parent, 'not', 'yet', 'there');
    now = new Date('2026-01-31T12:00:00.000Z');
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('lists emails by time, newest first', async () => {
    await mailer().send(MESSAGE, 'older');
    now = new Date('2026-01-31T12:00:01.000Z');
    await mailer().send(MESSAGE, 'newer');
    expect(await listOutbox(dir)).toEqual([
      '2026-01-31T12-00-01.000Z_newer.eml',
      '2026-01-31T12-00-00.000Z_older.eml',
    ]);
  });

  it('is empty before the first email', async () => {
    expect(await listOutbox(dir)).toEqual([]);
  });

  it('returns the content of an email with its sender, id and time', async () => {
    await mailer().send(MESSAGE, 'message-1');
    const [name] = await listOutbox(dir);
    expect(await readOutboxMail(dir, name!)).toEqual({
      ...MESSAGE,
      from: SENDER,
      messageId: 'message-1',
      writtenAt: '2026-01-31T12:00:00.000Z',
    });
  });

  it('replaces an email that is sent again with the same id', async () => {
    await mailer().send(MESSAGE, 'message-1');
    now = new Date('2026-01-31T13:00:00.000Z');
    await mailer().send({ ...MESSAGE, subject: 'Again' }, 'message-1');
    const names = await listOutbox(dir);
    expect(names).toHaveLength(1);
    expect(await readOutboxMail(dir, names[0]!)).toMatchObject({ subject: 'Again' });
    expect(await parse(await readFile(join(dir, names[0]!)))).toMatchObject({ subject: 'Again' });
  });

  it('distinguishes emails if one id ends with the other', async () => {
    await mailer().send(MESSAGE, 'a_b');
    await mailer().send(MESSAGE, 'b');
    expect(await listOutbox(dir)).toHaveLength(2);
  });

  it('never lists or leaves a partly written email', async () => {
    const big = { ...MESSAGE, text: 'x'.repeat(2_000_000) };
    const sent = { isWritten: false };
    const sending = mailer()
      .send(big, 'big')
      .finally(() => {
        sent.isWritten = true;
      });
    while (!sent.isWritten) {
      for (const name of await listOutbox(dir)) {
        expect((await parse(await readFile(join(dir, name)))).text?.trim()).toHaveLength(big.text.length);
        expect((await readOutboxMail(dir, name)).text).toHaveLength(big.text.length);
      }
    }
    await sending;
    expect((await readdir(dir)).map((name) => name.split('.').at(-1)).sort()).toEqual(['eml', 'json']);
  });

  it('makes emails readable only for the server’s user', async () => {
    await mailer().send(MESSAGE, 'message-1');
    expect((await stat(dir)).mode & 0o077).toBe(0);
    for (const name of await readdir(dir)) expect((await stat(join(dir, name))).mode & 0o077).toBe(0);
  });

  it('logs the path and the subject of an email, but not its text', async () => {
    const lines: unknown[] = [];
    const logger = { info: (details: object, message: string) => lines.push({ ...details, message }) };
    await createOutboxMailer({ dir, from: SENDER, logger, clock: { now: () => now } }).send(
      MESSAGE,
      'message-1',
    );
    expect(lines).toEqual([
      {
        message: 'Mail written to the outbox',
        file: join(dir, '2026-01-31T12-00-00.000Z_message-1.eml'),
        subject: MESSAGE.subject,
      },
    ]);
  });

  it('throws STORAGE_UNAVAILABLE if its folder cannot be written', async () => {
    await writeFile(join(parent, 'not'), 'a file where a folder should be');
    await expect(mailer().send(MESSAGE, 'message-1')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  });

  it.each([
    '../secret.json',
    '..',
    'a.eml',
    '2026-01-31T12-00-00.000Z_../../x.eml',
    '2026-01-31T12-00-00.000Z_none.eml',
  ])('throws NOT_FOUND for the name %s', async (name) => {
    await writeFile(join(parent, 'secret.json'), '{}');
    await expect(readOutboxMail(parent, name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
