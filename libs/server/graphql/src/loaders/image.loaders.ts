import type { ComparisonView, Image, ImageVersion, Viewer } from '@safelight/domain';
import { freshLoader } from './fresh-loader.ts';
import { nullIfMissing } from '../loading/null-if-missing.ts';
import type { GraphqlUseCases } from '../use-cases.ts';

/** Images and versions that the viewer may see. */
export const imageLoaders = (useCases: GraphqlUseCases, viewer: () => Promise<Viewer>) => ({
  /** By uid; null for what the viewer may not see. */
  image: freshLoader<string, Image | null>(async (uid) =>
    nullIfMissing(useCases.getImage(await viewer(), uid)),
  ),
  versions: freshLoader<Image, readonly ImageVersion[]>(
    async (image) => useCases.listVersions(await viewer(), image),
    ({ uid }) => uid,
  ),
  comparisonsOfImage: freshLoader<Image, readonly ComparisonView[]>(
    async (image) => useCases.listComparisonsOfImage(await viewer(), image),
    ({ uid }) => uid,
  ),
});
