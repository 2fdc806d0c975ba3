import { expect, test } from '@playwright/test';
import { smtpError, startSmtpCatcher, type SmtpCatcher } from '@safelight/mail/testing';
import { ChaosProxy } from '../harness/chaos-proxy.ts';
import { sleep, TestServer, until } from '../harness/server.ts';

test.describe('a mail server that fails during sign-up', () => {
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
    server = await TestServer.start({ SMTP_URL: `smtp://127.0.0.1:${proxy.port}` });
  });
  test.afterAll(async () => {
    await server.dispose();
    proxy.close();
    await smtp.close();
  });

  const register = async (username: string): Promise<number> => {
    const password = 'Secret123';
    const body = { username, email: `${username}@example.com`, password, password_confirm: password };
    const response = await fetch(`${server.url}/api/auth/register/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status;
  };

  /** How many mails each address has by now. */
  const received = (names: readonly string[]): readonly number[] =>
    names.map(
      (name) => smtp.mails.filter(({ recipients }) => recipients.includes(`${name}@example.com`)).length,
    );

  for (const { fault, begin, end } of [
    { fault: 'down', begin: () => proxy.turn('refuse'), end: () => proxy.turn('pass') },
    { fault: 'hanging', begin: () => proxy.turn('black-hole'), end: () => proxy.turn('pass') },
    { fault: 'greylisting', begin: () => (isGreylisting = true), end: () => undefined },
  ]) {
    test(`${fault}: sign-up is 201 at once, and each mail arrives once when it is over`, async () => {
      const names = Array.from({ length: 5 }, (_, i) => `${fault}${i}`);
      begin();
      const startedAt = Date.now();
      for (const name of names) expect(await register(name)).toBe(201);
      expect(Date.now() - startedAt).toBeLessThan(10_000);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      await sleep(2_000);
      expect(received(names)).toEqual(names.map(() => 0));
      end();
      await until(
        'every mail',
        async () => (received(names).every((count) => count > 0) ? true : null),
        90_000,
      );
      await sleep(5_000);
      expect(received(names)).toEqual(names.map(() => 1));
      expect(await server.checkIntegrity()).toMatchObject({ isSound: true });
    });
  }
});
