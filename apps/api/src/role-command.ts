import { isRole, ROLES, type Role } from '@safelight/domain';

export const ROLE_USAGE = `npm run role -- <username> <${ROLES.join('|')}>
`;

export interface RoleCommand {
  readonly username: string;
  readonly role: Role;
}

/** Parses the arguments; null when they are invalid. */
export const readRoleCommand = (words: readonly string[]): RoleCommand | null => {
  const [username = '', role, ...rest] = words;
  return username === '' || !isRole(role) || rest.length > 0 ? null : { username, role };
};
