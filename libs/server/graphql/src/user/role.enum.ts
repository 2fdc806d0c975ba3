import { registerEnumType } from 'type-graphql';
import type { Role } from '@safelight/domain';

export const RoleEnum = { USER: 'user', MODERATOR: 'moderator', ADMIN: 'admin' } as const satisfies Record<
  string,
  Role
>;

registerEnumType(RoleEnum, {
  name: 'UserRole',
  description: 'What somebody may do beyond their own account',
});
