import { requireSession, type User, type Viewer } from '@safelight/domain';
import type { Privacy } from '@safelight/rules';
import type { Ports, UserRepository } from '../ports/index.ts';
import { askForNewEmail } from './change-address.ts';
import { accountGone, checkedBio, checkedEmail, checkedFullName } from './check-fields.ts';
import { confirmOwner, type ConfirmOwnerDeps } from './confirm-owner.ts';
import { lockCredentials } from './lock-credentials.ts';

type Deps = ConfirmOwnerDeps & Pick<Ports, 'unitOfWork' | 'ids' | 'secrets' | 'links' | 'templates'>;

/** The changes of the profile form. Fields that are absent keep their value. */
export interface ProfileChanges {
  /** The display name. A blank one is replaced with the username. */
  readonly fullName?: string;
  readonly bio?: string;
  readonly email?: string;
  /** The current password, which only a new email address requires. */
  readonly password?: string | null;
}

export interface ProfileUpdate {
  readonly user: User;
  /** True if a confirmation link was sent to a new address. */
  readonly isEmailPending: boolean;
}

/** True for two spellings of one address: they differ only in upper and lower case, and need no new proof. */
const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Changes the viewer's profile. A new address is pending until its link is opened, and the old address is
 * notified. Another spelling of the same address is stored at once. Throws EMAIL_TAKEN, INVALID_INPUT,
 * RATE_LIMITED, and for a new address the errors of `confirmOwner`.
 */
export const updateProfile =
  (deps: Deps) =>
  async (viewer: Viewer, changes: ProfileChanges): Promise<ProfileUpdate> => {
    const userId = requireSession(viewer);
    const fullName = changes.fullName === undefined ? undefined : checkedFullName(changes.fullName);
    const bio = changes.bio === undefined ? undefined : checkedBio(changes.bio);
    const email = changes.email === undefined ? undefined : checkedEmail(changes.email);
    const before = await deps.users.findById(userId);
    if (before === null) throw accountGone();
    const isEmailPending = email !== undefined && !isSameAddress(email, before.email);
    const owner = isEmailPending ? await confirmOwner(deps, viewer, changes.password ?? null) : null;
    if (isEmailPending) await deps.limits.emailChange(userId);
    return deps.unitOfWork.transaction(async (tx) => {
      if (isEmailPending && owner !== null) {
        const current = await lockCredentials(tx, owner);
        if (current === null) throw accountGone();
        await askForNewEmail(deps, tx, current.user, email);
      }
      await tx.users.lock(userId);
      // The address may have been replaced since, and the spelling of an old one must not bring it back.
      const current = await tx.users.findById(userId);
      const isSpelling = email !== undefined && current !== null && isSameAddress(email, current.email);
      const user = await tx.users.update(userId, {
        ...(fullName === undefined ? {} : { fullName: fullName || before.username }),
        ...(bio === undefined ? {} : { bio }),
        ...(isSpelling ? { email } : {}),
      });
      if (user === null) throw accountGone();
      return { user, isEmailPending };
    });
  };

/** The changes of the preferences. Fields that are absent keep their value. */
export interface PreferenceChanges {
  /** The privacy of new uploads. With null each screen uses its own default. */
  readonly defaultPrivacy?: Privacy | null;
  readonly mailOnNewSignIn?: boolean;
  readonly mailOnAiEdit?: boolean;
}

export const updatePreferences =
  (deps: { readonly users: UserRepository }) =>
  async (viewer: Viewer, changes: PreferenceChanges): Promise<User> => {
    const user = await deps.users.update(requireSession(viewer), changes);
    if (user === null) throw accountGone();
    return user;
  };
