import type { User } from '@safelight/domain';
import type { Clock, Ids } from '../ports/index.ts';

type Identity = Pick<User, 'username' | 'email' | 'fullName' | 'hasPassword'>;

/** Creates an account whose address is not verified. */
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
