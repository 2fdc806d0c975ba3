import type { SecurityEvent, SecurityOutcome } from '@safelight/application';
import { clientAt, fakeClock } from '@safelight/application/testing';
import { mkdir, mkdtemp, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../setting-kinds.ts';
import type { Logger } from '../logger.ts';
import { runInRequest } from '../request-context.ts';
import { createSecurityLog } from './create-security-log.ts';

const USER = '0b5fd4a6-6d0e-4a25-8f0a-4f8ce1a6a6a1';

const signIn: SecurityEvent & SecurityOutcome = {
  event: 'sign_in',
  userId: USER,
  details: { by: 'password' },
  outcome: 'ok',
};
const refused: SecurityEvent & SecurityOutcome = {
  ...signIn,
  outcome: 'refused',
  reason: 'INVALID_CREDENTIALS',
};

describe('the security log', () => {
  let folder: string;
  let path: string;
  let said: [string, Record<string, unknown>, string][];
  const logger = Object.fromEntries(
    ['info', 'warn', 'error'].map((level) => [
      level,
      (fields: Record<string, unknown>, text: string) => said.push([level, fields, text]),
    ]),
  ) as unknown as Logger;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'safelight-audit-'));
    path = join(folder, 'audit', 'events.jsonl');
    said = [];
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const open = (given: Partial<Parameters<typeof createSecurityLog>[0]> = {}) =>
    createSecurityLog({ logger, clock: fakeClock(), path, ...given });
  const linesOf = async (name: string): Promise<Record<string, unknown>[]> =>
    (await readFile(name, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('writes event, account, request and network to the log and the file, but not the IP address', async () => {
    const { securityLog, close } = await open();
    const request = { requestId: 'request-1', client: () => clientAt('203.0.113.77') };
    runInRequest(request, () => securityLog.note(refused));
    await close();
    const fields = {
      event: 'sign_in',
      outcome: 'refused',
      reason: 'INVALID_CREDENTIALS',
      userId: USER,
      network: '203.0.113.0/24',
      requestId: 'request-1',
      details: { by: 'password' },
    };
    expect(said).toEqual([['warn', fields, 'security']]);
    expect(await linesOf(path)).toEqual([{ time: fakeClock().now().toISOString(), ...fields }]);
    expect(await readFile(path, 'utf8')).not.toContain('203.0.113.77');
  });

  it('writes null for network and request id outside of a request, and uses the level info for successes', async () => {
    const { securityLog, close } = await open();
    securityLog.note({ event: 'role.given', userId: USER, details: { role: 'admin' }, outcome: 'ok' });
    await close();
    expect(said).toMatchObject([['info', { event: 'role.given' }, 'security']]);
    expect(await linesOf(path)).toMatchObject([{ network: null, requestId: null }]);
  });

  it('writes no file unless AUDIT_FILE is set', async () => {
    const { securityLog, close } = await open({ path: null });
    securityLog.note(signIn);
    await close();
    expect(said).toHaveLength(1);
    await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('creates a file that only the server’s user can read', async () => {
    const { close } = await open();
    await close();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('creates a new file after log rotation has renamed the old one', async () => {
    const { securityLog, close } = await open();
    securityLog.note(signIn);
    await close();
    await rename(path, `${path}.1`);
    securityLog.note(refused);
    await close();
    expect(await linesOf(`${path}.1`)).toMatchObject([{ outcome: 'ok' }]);
    expect(await linesOf(path)).toMatchObject([{ outcome: 'refused' }]);
  });

  it('appends complete lines in order while another process writes to the same file', async () => {
    const writers = await Promise.all([open(), open()]);
    for (let count = 0; count < 200; count += 1) {
      for (const [index, { securityLog }] of writers.entries()) {
        securityLog.note({
          event: 'session.others_ended',
          userId: String(index),
          details: { count },
          outcome: 'ok',
        });
      }
    }
    await Promise.all(writers.map(({ close }) => close()));
    const lines = await linesOf(path);
    for (const writer of ['0', '1']) {
      const counts = lines.flatMap(({ userId, details }) => (userId === writer ? [details] : []));
      expect(counts).toEqual(Array.from({ length: 200 }, (_, count) => ({ count })));
    }
  });

  it('reports once that the file is not writable, and writes the buffered lines when it is writable again', async () => {
    const { securityLog, close } = await open();
    await rm(path);
    await mkdir(path);
    securityLog.note(signIn);
    await close();
    securityLog.note(refused);
    await close();
    expect(said.filter(([level]) => level === 'error')).toHaveLength(1);
    await rmdir(path);
    securityLog.note(signIn);
    await close();
    expect((await linesOf(path)).map(({ outcome }) => outcome)).toEqual(['ok', 'refused', 'ok']);
  });

  it('stops the start with an error that names AUDIT_FILE if the file cannot be opened', async () => {
    const opening = open({ path: folder });
    await expect(opening).rejects.toThrow(/^AUDIT_FILE: /);
    await expect(opening).rejects.toBeInstanceOf(ConfigError);
  });
});
