import { registerEnumType } from 'type-graphql';
import type { Role } from '@safelight/domain';

export const RoleEnum = { USER: 'user', MODERATOR: 'moderator', ADMIN: 'admin' } as const satisfies Record<
  string,
  Role
>;

registerEnumType(RoleEnum, {
  name: 'UserRole',
  description: 'What somebody may do beyond their own account.',
  valuesConfig: {
    USER: { description: 'Nothing beyond it.' },
    MODERATOR: { description: 'Block images of others.' },
    ADMIN: { description: 'All that a moderator may do.' },
  },
});
