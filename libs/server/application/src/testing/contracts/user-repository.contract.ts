import { contract } from './image-owner.ts';
import { randomUUID } from 'node:crypto';
import { sampleUser } from './samples.ts';

export const userRepositoryContract = contract('users', (db) => {
  it('users are returned as inserted, with times to the millisecond', async () => {
    const user = sampleUser({ emailVerifiedAt: new Date('2026-05-06T07:08:09.012Z') });
    await db.repositories.users.insert(user, 'hash');
    expect(await db.repositories.users.findById(user.id)).toEqual(user);
    expect(await db.repositories.users.findCredentials(user.username)).toEqual({
      user,
      passwordHash: 'hash',
    });
  });

  it('users are found with their credentials by username, regardless of case and character width', async () => {
    const user = sampleUser({ username: `Ünïcode-${randomUUID()}` });
    await db.repositories.users.insert(user, 'hash');
    expect((await db.repositories.users.findCredentials(` ${user.username.toUpperCase()} `))?.user.id).toBe(
      user.id,
    );
  });

  it("users are refused if their address or username differs from another user's only in case", async () => {
    const user = sampleUser();
    await db.repositories.users.insert(user, 'hash');
    await expect(
      db.repositories.users.insert(sampleUser({ email: user.email.toUpperCase() }), 'h'),
    ).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      details: { fields: { email: [expect.any(String)] } },
    });
    await expect(
      db.repositories.users.insert(sampleUser({ username: user.username.toUpperCase() }), 'h'),
    ).rejects.toMatchObject({
      code: 'USERNAME_TAKEN',
      details: { fields: { username: [expect.any(String)] } },
    });
  });

  it('users are created only once if two people register the same address at the same time', async () => {
    const email = `${randomUUID()}@example.org`;
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => db.repositories.users.insert(sampleUser({ email }), 'hash')),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it('users are not found by unknown or malformed ids', async () => {
    expect(await db.repositories.users.findById(randomUUID())).toBeNull();
    expect(await db.repositories.users.findById(`'; DROP TABLE user_account; --`)).toBeNull();
    expect(await db.repositories.users.markEmailVerified('nobody', new Date())).toBe(false);
  });

  it('users can be read several at a time, and unknown ids are left out', async () => {
    const [a, b] = [sampleUser(), sampleUser()];
    await db.repositories.users.insert(a, 'hash');
    await db.repositories.users.insert(b, 'hash');
    const found = await db.repositories.users.findByIds([a.id, randomUUID(), 'nonsense', b.id]);
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set([a.id, b.id]));
    expect(await db.repositories.users.findByIds([])).toEqual([]);
  });

  it('users can have their address verified only once', async () => {
    const user = sampleUser();
    await db.repositories.users.insert(user, 'hash');
    const at = new Date('2026-06-07T08:09:10.111Z');
    const answers = await Promise.all(
      [1, 2, 3].map(() => db.repositories.users.markEmailVerified(user.id, at)),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect((await db.repositories.users.findById(user.id))?.emailVerifiedAt).toEqual(at);
  });

  it('users can have no password, and a password can be set and removed', async () => {
    const user = sampleUser({ hasPassword: false });
    const { users } = db.repositories;
    await users.insert(user, null);
    expect(await users.findCredentialsById(user.id)).toEqual({ user, passwordHash: null });
    await users.setPassword(user.id, 'hash');
    expect(await users.findCredentials(user.username)).toEqual({
      user: { ...user, hasPassword: true },
      passwordHash: 'hash',
    });
    await users.setPassword(user.id, null);
    expect(await users.findById(user.id)).toEqual(user);
    expect(await users.findCredentialsById('nobody')).toBeNull();
  });

  it('users are found by their email address regardless of case', async () => {
    const user = sampleUser();
    await db.repositories.users.insert(user, 'hash');
    expect(await db.repositories.users.findByEmail(` ${user.email.toUpperCase()} `)).toEqual(user);
    expect(await db.repositories.users.findByEmail('nobody@example.org')).toBeNull();
  });

  it('users are changed only in the given fields', async () => {
    const user = sampleUser();
    const { users } = db.repositories;
    await users.insert(user, 'hash');
    expect(await users.update(user.id, {})).toEqual(user);
    const first = { bio: 'Analyst.', defaultPrivacy: 'public', mailOnAiEdit: true } as const;
    expect(await users.update(user.id, first)).toEqual({ ...user, ...first });
    const second = { fullName: 'Ada', defaultPrivacy: null, mailOnNewSignIn: false } as const;
    expect(await users.update(user.id, second)).toEqual({ ...user, ...first, ...second });
    expect(await users.update(randomUUID(), { bio: 'x' })).toBeNull();
    expect(await users.update('nobody', { bio: 'x' })).toBeNull();
  });

  it('users cannot take the address of another user, but can take one that another user gave up', async () => {
    const [user, other] = [sampleUser(), sampleUser()];
    const { users } = db.repositories;
    for (const one of [user, other]) await users.insert(one, 'hash');
    const taken = { code: 'EMAIL_TAKEN', details: { fields: { email: [expect.any(String)] } } };
    await expect(users.update(user.id, { email: other.email.toUpperCase() })).rejects.toMatchObject(taken);
    expect(await users.findById(user.id)).toEqual(user);
    const email = `New-${user.email}`;
    expect(await users.update(user.id, { email })).toEqual({ ...user, email });
    expect((await users.findByEmail(email.toLowerCase()))?.id).toBe(user.id);
    expect(await users.update(other.id, { email: user.email })).toEqual({ ...other, email: user.email });
  });

  it('users can be suspended and reopened, and suspended ones are listed, the latest first', async () => {
    const { users } = db.repositories;
    const [early, late, reopened] = [sampleUser(), sampleUser(), sampleUser()];
    for (const user of [early, late, reopened]) await users.insert(user, 'hash');
    const suspension = (day: number) => ({ at: new Date(Date.UTC(2126, 4, day)), reason: `Day ${day}` });
    await users.setSuspension(early.id, suspension(1));
    await users.setSuspension(late.id, suspension(2));
    await users.setSuspension(reopened.id, suspension(3));
    await users.setSuspension(reopened.id, null);
    expect(await users.findById(late.id)).toEqual({ ...late, suspension: suspension(2) });
    expect(await users.findById(reopened.id)).toEqual(reopened);
    expect((await users.listSuspended(2)).map(({ id }) => id)).toEqual([late.id, early.id]);
    expect((await users.listSuspended(1)).map(({ id }) => id)).toEqual([late.id]);
  });

  it('users can be listed if their deletion was requested before a time, the oldest request first', async () => {
    const [early, late, kept, regretful] = [sampleUser(), sampleUser(), sampleUser(), sampleUser()];
    const { users } = db.repositories;
    for (const user of [early, late, kept, regretful]) await users.insert(user, 'hash');
    const at = (day: number): Date => new Date(Date.UTC(2026, 4, day));
    await users.setDeletionRequested(late.id, at(2));
    await users.setDeletionRequested(early.id, at(1));
    await users.setDeletionRequested(regretful.id, at(1));
    await users.setDeletionRequested(regretful.id, null);
    expect((await users.findById(early.id))?.deletionRequestedAt).toEqual(at(1));
    const unverified = new Date(0);
    expect(await users.listDueForPurge({ deletion: at(3), unverified }, 10)).toEqual([early.id, late.id]);
    expect(await users.listDueForPurge({ deletion: at(3), unverified }, 1)).toEqual([early.id]);
    expect(await users.listDueForPurge({ deletion: at(2), unverified }, 10)).toEqual([early.id]);
  });

  it('users can be listed if they registered before a time and never verified their address', async () => {
    const { users } = db.repositories;
    const signedUp = (day: number) =>
      sampleUser({ emailVerifiedAt: null, createdAt: new Date(Date.UTC(2020, 0, day)) });
    const [first, second, verified] = [signedUp(1), signedUp(2), signedUp(1)];
    for (const user of [first, second, verified]) await users.insert(user, 'hash');
    await users.markEmailVerified(verified.id, new Date(Date.UTC(2020, 0, 1)));
    const deletion = new Date(0);
    const dueOn = (day: number) =>
      users.listDueForPurge({ deletion, unverified: new Date(Date.UTC(2020, 0, day)) }, 10);
    expect(await dueOn(3)).toEqual([first.id, second.id]);
    expect(await dueOn(2)).toEqual([first.id]);
  });
});
