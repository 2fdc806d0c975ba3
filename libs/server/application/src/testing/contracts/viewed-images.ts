import type { View } from '../../ports/index.ts';
import { imageOwner, type ContractDatabase } from './image-owner.ts';

/** The helpers of tests that record views. Each test has a new owner, whose id is passed to `onOwner`. */
export const viewedImages = (
  db: Pick<ContractDatabase, 'repositories'>,
  onOwner: (ownerId: string) => unknown,
) => {
  const { insert } = imageOwner(db, onOwner);
  const now = new Date('2026-07-08T09:10:11.121Z');
  return {
    now,
    after: (minutes: number): Date => new Date(now.getTime() + minutes * 60_000),
    /** Inserts a public image; returns its uid. */
    insertImage: async (): Promise<string> => (await insert({ privacy: 'public' })).uid,
    look: (uid: string, visitorHash: string, at = now): View => ({ kind: 'image', uid, visitorHash, at }),
    viewsOf: async (uid: string) => {
      const image = await db.repositories.images.find(uid);
      return { views: image?.viewCount, at: image?.lastAccessedAt };
    },
  };
};
