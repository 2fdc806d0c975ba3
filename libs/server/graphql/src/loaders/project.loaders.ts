import type { Image, Viewer } from '@safelight/domain';
import DataLoader from 'dataloader';
import type { GraphqlUseCases } from '../use-cases.ts';

/** The viewer's own images by uid, with one query for all that are resolved together; null for deleted ones. */
export const projectLoaders = (useCases: GraphqlUseCases, viewer: () => Promise<Viewer>) => ({
  previewImage: new DataLoader<string, Image | null>(
    async (uids) => {
      const found = await useCases.getPreviewImages(await viewer(), [...new Set(uids)]);
      const byUid = new Map(found.map((image) => [image.uid, image]));
      return uids.map((uid) => byUid.get(uid) ?? null);
    },
    { cache: false },
  ),
});
