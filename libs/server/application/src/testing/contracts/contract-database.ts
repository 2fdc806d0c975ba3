import { randomUUID } from 'node:crypto';
import type { User } from '@safelight/domain';
import { newUser } from '../../accounts/new-user.ts';
import type { Repositories, UnitOfWork } from '../../ports/index.ts';
import { fakeClock } from '../fake-clock.ts';
import { randomIds } from '../fakes.ts';

/** What a contract suite runs on: the in-memory database or a PostgreSQL one, both behaving the same. */
export interface ContractDatabase {
  readonly repositories: Repositories;
  readonly unitOfWork: UnitOfWork;
  /** Lets this much of the database's time pass. */
  pass(ms: number): Promise<void>;
  /** What rows say against each other, in sentences; in memory nothing looks. */
  contradictions(): Promise<readonly string[]>;
  /** Adds new images of the owner to a project, behind the repositories' back, until it holds so many. */
  fillProject(ownerId: string, projectId: string, count: number): Promise<void>;
  close(): Promise<void>;
}

/** A user that no other test knows, added to the database. */
export const addUser = async ({ repositories }: ContractDatabase): Promise<User> => {
  const username = `user-${randomUUID()}`;
  const identity = { username, email: `${username}@example.org`, fullName: 'Ada', hasPassword: true };
  const user = newUser({ ids: randomIds, clock: fakeClock() }, identity);
  await repositories.users.insert(user, 'hash');
  return user;
};
