import {
  DomainError,
  invalidField,
  isImageUid,
  notFound,
  requireUser,
  type Comparison,
  type ComparisonView,
  type Image,
  type ImageVersion,
  type Viewer,
} from '@safelight/domain';
import { isRasterType, TEXTS } from '@safelight/rules';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import type { Ports, Transaction } from '../ports/index.ts';
import { checkedTexts, type ComparisonTexts } from './comparison-fields.ts';
import { publishComparison, publishOnce } from './publish-comparison.ts';

export interface NewComparison extends ComparisonTexts {
  readonly imageUid: string;
  /** The two versions to compare, both of the same image. */
  readonly originalVersionId: string;
  readonly editedVersionId: string;
  /** Repeated requests with the same key and parameters return the first comparison. By default there is no key. */
  readonly idempotencyKey?: string | null;
}

interface Deps extends Pick<Ports, 'unitOfWork' | 'secrets' | 'ids' | 'clock'> {
  readonly index: DeliveryIndex;
}

const versionOf = async (tx: Transaction, image: Image, versionId: string): Promise<ImageVersion> => {
  const version = image.current.id === versionId ? image.current : await tx.images.findVersion(versionId);
  if (version?.imageUid !== image.uid) throw notFound('version');
  if (!isRasterType(version.contentType)) {
    throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
  }
  return version;
};

/**
 * Publishes two versions of one of the viewer's images as a comparison. The image becomes public: everybody can
 * see its current version and these two. Throws NOT_FOUND if the image or a version is not the viewer's,
 * INVALID_INPUT for the same version twice, INVALID_FILE_FORMAT for an SVG, IDEMPOTENCY_CONFLICT if the key was
 * used for another request.
 */
export const createComparison =
  (deps: Deps) =>
  async (viewer: Viewer, request: NewComparison): Promise<ComparisonView> => {
    const ownerId = requireUser(viewer);
    const { imageUid, originalVersionId, editedVersionId, idempotencyKey = null } = request;
    const texts = checkedTexts(request);
    if (!isImageUid(imageUid)) throw notFound('image');
    if (originalVersionId === editedVersionId) {
      throw invalidField('edited_version_id', 'Choose two different versions.');
    }
    const publish = async (tx: Transaction): Promise<ComparisonView> => {
      await tx.users.lock(ownerId);
      const [found] = await tx.images.findOwned(ownerId, [imageUid]);
      if (found === undefined) throw notFound('image');
      const now = deps.clock.now();
      const original = await versionOf(tx, found, originalVersionId);
      const edited = await versionOf(tx, found, editedVersionId);
      const image =
        found.privacy === 'public'
          ? found
          : await tx.images.update(ownerId, imageUid, { privacy: 'public' }, now);
      if (image === null) throw notFound();
      const comparison: Comparison = {
        uid: deps.ids.uid(),
        ownerId,
        ...texts,
        viewCount: 0,
        createdAt: now,
        original: { imageUid, versionId: original.id },
        edited: { imageUid, versionId: edited.id },
      };
      await publishComparison(tx, comparison);
      const sides = { original: { image, version: original }, edited: { image, version: edited } };
      return { ...comparison, sides };
    };
    const parameters = [imageUid, originalVersionId, editedVersionId, texts.title, texts.description];
    const repeatable = { userId: ownerId, idempotencyKey, request: ['create-comparison', ...parameters] };
    const view = await deps.unitOfWork.transaction((tx) =>
      publishOnce(tx, deps.secrets, repeatable, () => publish(tx)),
    );
    deps.index.invalidate(imageUid);
    return view;
  };
