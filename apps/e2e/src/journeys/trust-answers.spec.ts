import { expect, test } from '@playwright/test';
import { TEXTS } from '@safelight/rules';
import { makeJpeg } from '@safelight/test-pictures';
import { dictionary } from '@zxcvbn-ts/language-common';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { startApart, type Apart } from '../harness/apart.ts';
import { uploaded } from '../harness/client.ts';
import { ask, call, codeOf, newPlace, post, withAccess, type Call, type Reply } from '../harness/http.ts';
import { askForReset, joinSite, newcomer, register, type Member } from '../harness/members.ts';
import { mailTo } from '../harness/outbox.ts';
import { until } from '../harness/server.ts';

/** An answer without the headers that differ even between equal answers. */
const wholeOf = ({ status, text, headers }: Reply) => {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { status, text, headers: rest };
};

test.describe('answers and mails that reveal nothing about accounts', () => {
  let apart: Apart;
  let member: Member;
  let url: string;
  let logs: string;
  let auditFile: string;

  test.beforeAll(async () => {
    logs = await mkdtemp(join(tmpdir(), 'safelight-logs-'));
    auditFile = join(logs, 'audit.jsonl');
    apart = await startApart({ WORKER: 'inline', TRUST_PROXY: 'loopback', AUDIT_FILE: auditFile });
    url = apart.server.url;
    member = await joinSite(apart.server);
  });
  test.afterAll(async () => {
    await apart.dispose();
    await rm(logs, { recursive: true });
  });

  test('requests for a reset or another verification mail get the same answer for verified, unverified and unknown addresses', async () => {
    const unverified = await register(apart.server);
    const emails = [member.email, unverified.email, 'nobody@example.com', member.email.toUpperCase()];
    const ids = [member.userId, unverified.uid, randomUUID(), 'nobody'];
    const resets = await Promise.all(
      emails.map((email) => post(url, '/api/auth/password/reset/', { email }, { from: newPlace() })),
    );
    const resends = await Promise.all(
      ids.map((uid) => post(url, '/api/auth/resend-verification/', { uid }, { from: newPlace() })),
    );
    for (const replies of [resets, resends]) {
      expect(replies[0]?.status).toBe(204);
      for (const reply of replies) expect(wholeOf(reply)).toEqual(wholeOf(replies[0]!));
    }
    const byGraphql = 'mutation($email: String!) { requestPasswordReset(email: $email) }';
    const asked = await Promise.all(
      emails.map((email) => ask(url, byGraphql, { email }, { from: newPlace() })),
    );
    for (const reply of asked) expect(reply.json).toEqual({ data: { requestPasswordReset: true } });
  });

  test('a failed sign-in gets the same answer for existing and unknown accounts; only the right password reveals a missing verification', async () => {
    const unverified = await register(apart.server);
    const wrong = async (username: string): Promise<Reply> =>
      post(url, '/api/auth/login/', { username, password: 'Wrong42Lamp' }, { from: newPlace() });
    const replies = [await wrong(member.username), await wrong(unverified.username), await wrong('nobody')];
    expect(replies[0]?.status).toBe(401);
    expect(replies[0]?.json).toMatchObject({ detail: TEXTS.login.invalidCredentials });
    for (const reply of replies) expect(wholeOf(reply)).toEqual(wholeOf(replies[0]!));
    const { username, password } = unverified;
    const right = await post(url, '/api/auth/login/', { username, password }, { from: newPlace() });
    expect([right.status, right.json]).toEqual([
      403,
      expect.objectContaining({ detail: TEXTS.login.notVerified }),
    ]);
  });

  test('links in mails use the configured site, whatever Host, X-Forwarded-Host and Forwarded contain', async () => {
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      'X-Original-Host': 'evil.example',
      Forwarded: 'host=evil.example;proto=https',
      Origin: 'https://evil.example',
      Referer: 'https://evil.example/',
    };
    const fields = newcomer('host');
    const { uid } = await register(apart.server, fields, { headers });
    await post(url, '/api/auth/resend-verification/', { uid }, { from: newPlace(), headers });
    await post(url, '/api/auth/password/reset/', { email: member.email }, { from: newPlace(), headers });
    const { password } = member;
    await post(url, '/api/auth/exports/', { password }, { headers, ...withAccess(member) });
    const email = `moved-${member.email}`;
    const body = { email, password };
    await call(url, '/api/auth/me/', { method: 'PATCH', body, headers, ...withAccess(member) });
    await mailTo(apart.server.dataDir, fields.email, /./, 2);
    await mailTo(apart.server.dataDir, member.email, /export|data/i);
    await mailTo(apart.server.dataDir, email, /./);
    const folder = join(apart.server.dataDir, 'mail');
    const mails = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    expect(mails.length).toBeGreaterThan(6);
    for (const name of mails) {
      const raw = await readFile(join(folder, name), 'utf8');
      const { text, html } = JSON.parse(raw) as { text: string; html: string };
      expect(raw).not.toContain('evil.example');
      const links = [...text.matchAll(/https?:\/\/\S+/g), ...html.matchAll(/(?<=href=")[^"]+/g)];
      for (const [link] of links) expect(link.startsWith(`${url}/`), link).toBe(true);
    }
  });

  test('line breaks in any field of a mail get 400, and no mail is sent', async () => {
    const before = await readdir(join(apart.server.dataDir, 'mail'));
    const eol = '\r\nBcc: eve@example.com';
    const send = async (method: string, path: string, body: object): Promise<void> => {
      const options: Call = { method, body, from: newPlace(), ...withAccess(member) };
      const reply = await call(url, path, options);
      expect(reply.status, `${path} ${JSON.stringify(body)} ${reply.text}`).toBe(400);
    };
    for (const [end, at] of [
      [eol, 'after'],
      ['\n', 'inside'],
      ['\r', 'inside'],
      ['\u2028', 'inside'],
    ] as const) {
      const put = (text: string): string =>
        at === 'after' ? text + end : text.slice(0, 2) + end + text.slice(2);
      const fields = newcomer('crlf');
      for (const field of ['username', 'email'] as const)
        await send('POST', '/api/auth/register/', { ...fields, [field]: put(fields[field]) });
      await send('POST', '/api/auth/register/', { ...fields, full_name: put('Full Name') });
      await send('POST', '/api/auth/password/reset/', { email: put(member.email) });
      await send('PATCH', '/api/auth/me/', { email: put('new@example.com') });
      await send('PATCH', '/api/auth/me/', { full_name: put('Full Name') });
    }
    const input = { username: 'crlf', email: `crlf@example.com${eol}`, password: 'Harbour42Lamp' };
    const query = 'mutation($input: RegisterInput!) { register(input: $input) { id } }';
    const variables = { input: { ...input, passwordConfirm: input.password } };
    expect(codeOf(await ask(url, query, variables, { from: newPlace() }))).toBe('INVALID_INPUT');
    expect(await readdir(join(apart.server.dataDir, 'mail'))).toEqual(before);
  });

  test('the most common passwords that satisfy the rules are rejected wherever a password is chosen', async () => {
    const capital = (text: string): string => text.replace(/\p{Ll}/u, (letter) => letter.toUpperCase());
    const commonest = dictionary['passwords-common']
      .slice(0, 3_000)
      .map(capital)
      .filter((one) => one.length >= 8 && /\p{Lu}/u.test(one) && /\p{Ll}/u.test(one) && /\d/.test(one));
    expect(commonest.length).toBeGreaterThan(80);
    for (const password of commonest) {
      const body = { ...newcomer('common'), password, password_confirm: password };
      const reply = await post(url, '/api/auth/register/', body, { from: newPlace() });
      expect([reply.status, reply.json], password).toEqual([
        400,
        { password: expect.arrayContaining([TEXTS.register.weakPassword]) },
      ]);
    }
    const someone = await joinSite(apart.server);
    const { uid, token } = await askForReset(apart.server, someone);
    const chosen = { password: 'Password1', password_confirm: 'Password1' };
    const reset = await post(url, '/api/auth/password/reset/confirm/', { uid, token, ...chosen });
    const change = { current_password: someone.password, ...chosen };
    const changed = await post(url, '/api/auth/password/change/', change, withAccess(someone));
    for (const { status, json } of [reset, changed])
      expect([status, json]).toEqual([
        400,
        { password: expect.arrayContaining([TEXTS.register.weakPassword]) },
      ]);
  });

  test('a rejected sign-in by GraphQL is recorded in the audit file, with its account but not its address', async () => {
    const query = 'mutation($input: LoginInput!) { login(input: $input) { __typename } }';
    const input = { username: member.username, password: 'Wrong42Lamp' };
    const reply = await ask(url, query, { input }, { from: '203.0.113.77' });
    expect(reply.status).toBe(200);
    const line = await until('the line in the file', async () => {
      const lines = (await readFile(auditFile, 'utf8')).split('\n').filter(Boolean);
      const events = lines.map((text) => JSON.parse(text) as Record<string, unknown>);
      return events.find(({ network }) => network === '203.0.113.0/24') ?? null;
    });
    expect(line).toMatchObject({
      event: 'sign_in',
      outcome: 'refused',
      reason: 'INVALID_CREDENTIALS',
      userId: member.userId,
      requestId: reply.headers['x-request-id'],
    });
    const all = await readFile(auditFile, 'utf8');
    for (const secret of ['203.0.113.77', 'Wrong42Lamp', member.password, member.email])
      expect(all).not.toContain(secret);
    expect((await stat(auditFile)).mode & 0o777).toBe(0o600);
  });

  test('pictures, temporary files and emails cannot be read by other users of the machine', async () => {
    const { authorization } = withAccess(member);
    const jpeg = await makeJpeg({ width: 300, height: 200 });
    await uploaded(url, authorization, jpeg);
    const { dataDir } = apart.server;
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
    const kept = entries.filter(({ name, parentPath }) => {
      const [top = ''] = relative(dataDir, join(parentPath, name)).split('/');
      return ['images', 'scratch', 'mail'].includes(top);
    });
    expect(new Set(kept.filter((one) => one.parentPath === dataDir).map(({ name }) => name))).toEqual(
      new Set(['images', 'scratch', 'mail']),
    );
    expect(kept.filter((one) => one.isFile() && one.parentPath.includes('images'))).not.toEqual([]);
    for (const one of kept.filter((found) => found.isDirectory())) {
      const path = join(one.parentPath, one.name);
      expect([path, (await stat(path)).mode & 0o777]).toEqual([path, 0o700]);
    }
    for (const one of kept.filter((found) => found.isFile() && !found.parentPath.endsWith('scratch'))) {
      const path = join(one.parentPath, one.name);
      expect([path, (await stat(path)).mode & 0o777]).toEqual([path, 0o600]);
    }
  });
});
