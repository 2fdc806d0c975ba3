import { TEXTS } from '@safelight/rules';
import { DomainError } from '../error/domain-error.ts';
import type { ComparisonView } from '../comparison/comparison.ts';
import type { Image } from '../image/image.ts';
import { userIdOf, type Viewer } from './viewer.ts';

type ImageAccess = Pick<Image, 'ownerId' | 'privacy' | 'deletedAt' | 'block'>;

export const ownsImage = (viewer: Viewer, image: Pick<Image, 'ownerId'>): boolean =>
  userIdOf(viewer) === image.ownerId;

/** True for a moderator or admin who is signed in by session. API keys never have these rights. */
const isModerator = (viewer: Viewer): boolean => viewer.kind === 'user' && viewer.role !== 'user';

/** True for an image that is public and not blocked. Everybody can see it unless it is deleted. */
export const isOpenImage = (image: Pick<Image, 'privacy' | 'block'>): boolean =>
  image.privacy === 'public' && image.block === null;

/**
 * True if the viewer may see the image: a private one as its owner, a blocked one as its owner or a
 * moderator. Nobody may see a deleted one.
 */
export const canViewImage = (viewer: Viewer, image: ImageAccess): boolean => {
  if (image.deletedAt !== null) return false;
  if (ownsImage(viewer, image) || isOpenImage(image)) return true;
  return image.privacy === 'public' && isModerator(viewer);
};

/** True if the viewer may see both images of the comparison. */
export const canViewComparison = (viewer: Viewer, { sides }: Pick<ComparisonView, 'sides'>): boolean =>
  canViewImage(viewer, sides.original.image) && canViewImage(viewer, sides.edited.image);

const signInFirst = (): DomainError => new DomainError('UNAUTHENTICATED', 'Sign in first.');

/** Creates the error for actions that a suspended account cannot take. */
export const accountSuspended = (): DomainError =>
  new DomainError('ACCOUNT_SUSPENDED', TEXTS.account.suspended);

/**
 * Returns the id of the user who is signed in, by session or API key. Throws UNAUTHENTICATED or
 * ACCOUNT_SUSPENDED otherwise.
 */
export const requireUser = (viewer: Viewer): string => {
  if (viewer.kind === 'suspended') throw accountSuspended();
  const userId = userIdOf(viewer);
  if (userId === null) throw signInFirst();
  return userId;
};

export interface OwnSession {
  readonly userId: string;
  readonly familyId: string;
}

/**
 * Returns the user and session of a viewer who is signed in by session, even to a suspended account, for
 * reading the account, its export and its deletion. Throws UNAUTHENTICATED, or FORBIDDEN for API keys.
 */
export const requireAnySession = (viewer: Viewer): OwnSession => {
  if (viewer.kind === 'api-key') {
    throw new DomainError('FORBIDDEN', 'API keys cannot be used for account settings.');
  }
  if (viewer.kind === 'anonymous') throw signInFirst();
  return viewer;
};

/**
 * Returns the user and session of a viewer who is signed in by session. Throws FORBIDDEN for API keys, which
 * cannot manage their own account; ACCOUNT_SUSPENDED for suspended accounts.
 */
export const requireOwnSession = (viewer: Viewer): OwnSession => {
  const session = requireAnySession(viewer);
  if (viewer.kind === 'suspended') throw accountSuspended();
  return session;
};

/** Returns the id of a user who is signed in by session. Throws FORBIDDEN for API keys. */
export const requireSession = (viewer: Viewer): string => requireOwnSession(viewer).userId;

/**
 * Returns the id of a moderator who is signed in by session. Throws UNAUTHENTICATED if nobody is signed in,
 * FORBIDDEN for everyone else.
 */
export const requireModerator = (viewer: Viewer): string => {
  const userId = requireSession(viewer);
  if (!isModerator(viewer)) throw new DomainError('FORBIDDEN', 'Only moderators may do this.');
  return userId;
};
