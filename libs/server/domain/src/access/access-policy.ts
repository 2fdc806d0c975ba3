import { DomainError } from '../error/domain-error.ts';
import type { Image } from '../image/image.ts';
import { userIdOf, type Viewer } from './viewer.ts';

type ImageAccess = Pick<Image, 'ownerId' | 'privacy' | 'deletedAt'>;

export const ownsImage = (viewer: Viewer, image: Pick<Image, 'ownerId'>): boolean =>
  userIdOf(viewer) === image.ownerId;

/** Private is the owner's alone; deleted is nobody's. */
export const canViewImage = (viewer: Viewer, image: ImageAccess): boolean =>
  image.deletedAt === null && (image.privacy === 'public' || ownsImage(viewer, image));

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
