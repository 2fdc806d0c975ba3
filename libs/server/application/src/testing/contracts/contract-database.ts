import { randomUUID } from 'node:crypto';
import type { User } from '@safelight/domain';
import { newUser } from '../../accounts/new-user.ts';
import type { Repositories, UnitOfWork } from '../../ports/index.ts';
import { fakeClock } from '../fake-clock.ts';
import { randomIds } from '../fakes.ts';

/** The database of a contract suite: in memory or PostgreSQL, with the same behaviour. */
export interface ContractDatabase {
  readonly repositories: Repositories;
  readonly unitOfWork: UnitOfWork;
  /** Contradictions between rows, as sentences; the in-memory database is not checked. */
  contradictions(): Promise<readonly string[]>;
  /** Adds new images of the owner to a project, bypassing the repositories, until it contains so many. */
  fillProject(ownerId: string, projectId: string, count: number): Promise<void>;
  close(): Promise<void>;
}

/** A new user in the database for one test. */
export const addUser = async ({ repositories }: ContractDatabase): Promise<User> => {
  const username = `user-${randomUUID()}`;
  const identity = { username, email: `${username}@example.org`, fullName: 'Ada', hasPassword: true };
  const user = newUser({ ids: randomIds, clock: fakeClock() }, identity);
  await repositories.users.insert(user, 'hash');
  return user;
};
