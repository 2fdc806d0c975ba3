import { DomainError } from '../error/domain-error.ts';
import type { ComparisonView } from '../comparison/comparison.ts';
import type { Image } from '../image/image.ts';
import { userIdOf, type Viewer } from './viewer.ts';

type ImageAccess = Pick<Image, 'ownerId' | 'privacy' | 'deletedAt' | 'block'>;

export const ownsImage = (viewer: Viewer, image: Pick<Image, 'ownerId'>): boolean =>
  userIdOf(viewer) === image.ownerId;

/** Signed in by session as somebody who decides about other people's images. API keys never do. */
export const isModerator = (viewer: Viewer): boolean => viewer.kind === 'user' && viewer.role !== 'user';

/** Public and not blocked: while it is not deleted, strangers may see it. */
export const isOpenImage = (image: Pick<Image, 'privacy' | 'block'>): boolean =>
  image.privacy === 'public' && image.block === null;

/** Private is the owner's alone, blocked the owner's and the moderators'; deleted is nobody's. */
export const canViewImage = (viewer: Viewer, image: ImageAccess): boolean => {
  if (image.deletedAt !== null) return false;
  if (ownsImage(viewer, image) || isOpenImage(image)) return true;
  return image.privacy === 'public' && isModerator(viewer);
};

/** The picture of a comparison is seen by whoever may see every image it shows. */
export const canViewComparison = (viewer: Viewer, { sides }: Pick<ComparisonView, 'sides'>): boolean =>
  canViewImage(viewer, sides.original.image) && canViewImage(viewer, sides.edited.image);

const signInFirst = (): DomainError => new DomainError('UNAUTHENTICATED', 'Sign in first.');

/** The signed-in user's id, by session or API key; UNAUTHENTICATED otherwise. */
export const requireUser = (viewer: Viewer): string => {
  const userId = userIdOf(viewer);
  if (userId === null) throw signInFirst();
  return userId;
};

/** The user and session of a viewer signed in by session. API keys cannot manage the account they belong to: FORBIDDEN. */
export const requireOwnSession = (viewer: Viewer): { userId: string; familyId: string } => {
  if (viewer.kind === 'api-key') {
    throw new DomainError('FORBIDDEN', 'API keys cannot be used for account settings.');
  }
  if (viewer.kind === 'anonymous') throw signInFirst();
  return viewer;
};

/** The id of a user signed in by session; FORBIDDEN for API keys. */
export const requireSession = (viewer: Viewer): string => requireOwnSession(viewer).userId;

/** The id of a moderator signed in by session; UNAUTHENTICATED for nobody, FORBIDDEN for everyone else. */
export const requireModerator = (viewer: Viewer): string => {
  const userId = requireSession(viewer);
  if (!isModerator(viewer)) throw new DomainError('FORBIDDEN', 'Only moderators may do this.');
  return userId;
};
