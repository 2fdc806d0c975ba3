import { expect, test, type TestInfo } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { startApart, type Apart } from '../harness/apart.ts';
import { newPlace, post } from '../harness/http.ts';
import { joinSite, register, type Member } from '../harness/members.ts';
import { compareTimes } from '../harness/times.ts';

const ROUNDS = 80;

// The load of the machine may shift a median once; a real difference appears in every attempt.
test.describe.configure({ retries: 2 });

test.describe('response times do not reveal which accounts exist', () => {
  let apart: Apart;
  let member: Member;
  let unverifiedId: string;

  test.beforeAll(async () => {
    apart = await startApart({ TRUST_PROXY: 'loopback' });
    const worker = await apart.startWorker();
    member = await joinSite(apart.server);
    unverifiedId = (await register(apart.server)).uid;
    await worker.end();
  });
  test.afterAll(() => apart.dispose());

  /** Returns how far the median times of the two bodies are apart, as a share of the longer one. */
  const compare = async (path: string, status: number, bodies: readonly [object, object], info: TestInfo) => {
    const { medians, difference } = await compareTimes({ rounds: ROUNDS, warmUp: 15 }, async (which) => {
      const reply = await post(apart.server.url, path, bodies[which], { from: newPlace() });
      expect(reply.status, reply.text).toBe(status);
      return reply;
    });
    const [known, unknown] = medians;
    const measured = `${path} known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ${(difference * 100).toFixed(1)} % apart`;
    info.annotations.push({ type: 'measured', description: measured });
    process.stdout.write(`    ${measured}\n`);
    return difference;
  };

  test(`a wrong password takes the same time for existing and unknown users: medians of ${ROUNDS} within 10 %`, async ({}, info) => {
    const bodies = [
      { username: member.username, password: 'Wrong42Lamp' },
      { username: `${member.username}0`, password: 'Wrong42Lamp' },
    ] as const;
    expect(await compare('/api/auth/login/', 401, bodies, info)).toBeLessThan(0.1);
  });

  test(`requesting a password reset takes the same time for existing and unknown users: medians of ${ROUNDS} within 10 %`, async ({}, info) => {
    const bodies = [{ email: member.email }, { email: `0${member.email}` }] as const;
    expect(await compare('/api/auth/password/reset/', 204, bodies, info)).toBeLessThan(0.1);
  });

  test(`requesting another verification link takes the same time for existing and unknown users: medians of ${ROUNDS} within 10 %`, async ({}, info) => {
    const bodies = [{ uid: unverifiedId }, { uid: randomUUID() }] as const;
    expect(await compare('/api/auth/resend-verification/', 204, bodies, info)).toBeLessThan(0.1);
  });
});
