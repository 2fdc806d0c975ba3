import { expect, test } from '@playwright/test';
import { smtpError, startSmtpCatcher, type SmtpCatcher } from '@safelight/mail/testing';
import { ChaosProxy } from '../harness/chaos-proxy.ts';
import { call, newPlace, post } from '../harness/http.ts';
import { newcomer, verifyPath } from '../harness/members.ts';
import { sleep, TestServer, until } from '../harness/server.ts';

test.describe('a mail server that fails during sign-ups', () => {
  let greylisted: Set<string>;
  let isGreylisting = false;
  let smtp: SmtpCatcher;
  let proxy: ChaosProxy;
  let server: TestServer;

  test.beforeAll(async () => {
    greylisted = new Set();
    smtp = await startSmtpCatcher({
      onRecipient: (address) => {
        if (!isGreylisting || greylisted.has(address)) return;
        greylisted.add(address);
        throw smtpError(451, 'Greylisted, try again later');
      },
    });
    proxy = await ChaosProxy.before(Number(new URL(smtp.url).port));
    server = await TestServer.start({ SMTP_URL: `smtp://127.0.0.1:${proxy.port}`, TRUST_PROXY: 'loopback' });
  });
  test.afterAll(async () => {
    await server.dispose();
    proxy.close();
    await smtp.close();
  });

  /** Each request comes from another address. */
  const register = async (username: string): Promise<number> => {
    const fields = { ...newcomer(username), username, email: `${username}@example.com` };
    return (await post(server.url, '/api/auth/register/', fields, { from: newPlace() })).status;
  };

  /** The number of emails that each address has received so far. */
  const received = (names: readonly string[]): readonly number[] =>
    names.map(
      (name) => smtp.mails.filter(({ recipients }) => recipients.includes(`${name}@example.com`)).length,
    );

  for (const { fault, begin, end } of [
    { fault: 'down', begin: () => proxy.turn('refuse'), end: () => proxy.turn('pass') },
    { fault: 'hanging', begin: () => proxy.turn('black-hole'), end: () => proxy.turn('pass') },
    { fault: 'greylisting', begin: () => (isGreylisting = true), end: () => undefined },
  ]) {
    test(`while it is ${fault}, sign-up answers 201 at once, and each mail arrives once afterwards`, async () => {
      const names = Array.from({ length: 5 }, (_, i) => `${fault}${i}`);
      begin();
      const startedAt = Date.now();
      for (const name of names) expect(await register(name)).toBe(201);
      expect(Date.now() - startedAt).toBeLessThan(10_000);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      await sleep(2_000);
      expect(received(names)).toEqual(names.map(() => 0));
      end();
      await until('every mail', () => received(names).every((count) => count > 0), 90_000);
      await sleep(5_000);
      expect(received(names)).toEqual(names.map(() => 1));
      await server.expectSound();
    });
  }

  test('after it was down for two minutes during 20 sign-ups, 20 mails with working links arrive, once each', async () => {
    test.setTimeout(600_000);
    isGreylisting = false;
    const names = Array.from({ length: 20 }, (_, i) => `outage${i}`);
    proxy.turn('refuse');
    const downSince = Date.now();
    for (const name of names) {
      expect(await register(name)).toBe(201);
      await sleep(4_000);
    }
    await sleep(120_000 - (Date.now() - downSince));
    expect(received(names)).toEqual(names.map(() => 0));
    proxy.turn('pass');
    const upSince = Date.now();
    // A mail that was refused for two minutes is retried within 160 s.
    await until('every mail', () => received(names).every((count) => count > 0), 240_000);
    process.stdout.write(
      `    the last of 20 mails came ${Math.round((Date.now() - upSince) / 1_000)} s after\n`,
    );
    await sleep(20_000);
    expect(received(names)).toEqual(names.map(() => 1));
    for (const name of names) {
      const mail = smtp.mails.find(({ recipients }) => recipients.includes(`${name}@example.com`));
      const eml =
        mail?.eml
          .toString()
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '=') ?? '';
      const link = new URL(/http\S+verify-email\?[^\s"<]+/.exec(eml)?.[0] ?? '');
      const { uid, token } = Object.fromEntries(link.searchParams);
      const verified = await call(server.url, verifyPath(uid ?? '', token ?? ''), { from: newPlace() });
      expect(verified.status, verified.text).toBe(200);
    }
    await server.expectSound();
  });
});
