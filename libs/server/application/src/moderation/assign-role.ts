import { notFound, type Role } from '@safelight/domain';
import type { Ports } from '../ports/index.ts';
import { publishEnded } from '../sessions/ended-sessions.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'users' | 'clock'>;

export interface AssignedRole {
  readonly userId: string;
  readonly username: string;
  readonly role: Role;
}

/**
 * Sets the role of a user, for a command of an operator. Ends the user's sessions, because access tokens
 * contain the role. Throws NOT_FOUND for an unknown user.
 */
export const assignRole =
  ({ unitOfWork, users, clock }: Deps) =>
  async (username: string, role: Role): Promise<AssignedRole> => {
    const found = await users.findCredentials(username);
    if (found === null) throw notFound();
    const { id, username: name } = found.user;
    return unitOfWork.transaction(async (tx) => {
      await tx.users.lock(id);
      const user = await tx.users.findById(id);
      if (user === null) throw notFound();
      if (user.role !== role) {
        await tx.users.setRole(id, role);
        await publishEnded(tx, await tx.sessions.endAll(id, null, clock.now()));
      }
      return { userId: id, username: name, role };
    });
  };
