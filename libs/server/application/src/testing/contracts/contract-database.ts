import { randomUUID } from 'node:crypto';
import type { User } from '@safelight/domain';
import { newUser } from '../../accounts/new-user.ts';
import type { Repositories, UnitOfWork } from '../../ports/index.ts';
import { fakeClock } from '../fake-clock.ts';
import { randomIds } from '../fakes.ts';

/** The database of a contract suite. In-memory and PostgreSQL databases behave the same. */
export interface ContractDatabase {
  readonly repositories: Repositories;
  readonly unitOfWork: UnitOfWork;
  /** Contradictions between rows, as sentences. The in-memory database is not checked. */
  contradictions(): Promise<readonly string[]>;
  /** Adds new images of the owner to a project, bypassing the repositories, until it contains `count`. */
  fillProject(ownerId: string, projectId: string, count: number): Promise<void>;
  close(): Promise<void>;
}

/** Adds a new user for one test. */
export const addUser = async ({ repositories }: ContractDatabase): Promise<User> => {
  const username = `user-${randomUUID()}`;
  const identity = { username, email: `${username}@example.org`, fullName: 'Ada', hasPassword: true };
  const user = newUser({ ids: randomIds, clock: fakeClock() }, identity);
  await repositories.users.insert(user, 'hash');
  return user;
};
