import type { User } from '@safelight/domain';
import type { Clock, Ids } from '../ports/index.ts';

type Identity = Pick<User, 'username' | 'email' | 'fullName' | 'hasPassword'>;

/** Creates a user whose email address is not verified yet, and does not store the user. */
export const newUser = ({ ids, clock }: { ids: Ids; clock: Clock }, identity: Identity): User => ({
  ...identity,
  id: ids.uuid(),
  plan: 'free',
  role: 'user',
  emailVerifiedAt: null,
  createdAt: clock.now(),
  bio: '',
  defaultPrivacy: null,
  mailOnNewSignIn: true,
  mailOnAiEdit: false,
  deletionRequestedAt: null,
  suspension: null,
});
