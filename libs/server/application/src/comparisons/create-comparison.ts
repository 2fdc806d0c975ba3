import {
  DomainError,
  invalidField,
  isImageUid,
  notFound,
  requireUser,
  type Comparison,
  type ComparisonSide,
  type ComparisonView,
  type Image,
  type Viewer,
} from '@safelight/domain';
import { isRasterType, TEXTS } from '@safelight/rules';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import type { Ports, Transaction } from '../ports/index.ts';
import { checkedTexts, type ComparisonTexts } from './comparison-fields.ts';
import { publishComparison, publishOnce } from './publish-comparison.ts';

export interface NewComparison extends ComparisonTexts {
  /** The image before the change. */
  readonly imageUid: string;
  /** The image after the change. By default it is the same image. */
  readonly editedImageUid?: string | null;
  /** The version of each side. By default it is the current version of the side's image. */
  readonly originalVersionId?: string | null;
  readonly editedVersionId?: string | null;
  /** Repeated requests with the same key and parameters return the first comparison. By default there is no key. */
  readonly idempotencyKey?: string | null;
}

interface Deps extends Pick<Ports, 'unitOfWork' | 'secrets' | 'ids' | 'clock'> {
  readonly index: DeliveryIndex;
}

/** Returns the images of this owner with these uids after making them public. */
const makePublic = async (
  tx: Transaction,
  ownerId: string,
  uids: readonly string[],
  at: Date,
): Promise<readonly Image[]> => {
  const images = await tx.images.findOwned(ownerId, uids);
  if (images.every(({ privacy }) => privacy === 'public')) return images;
  // Changed at once even if one is public, because this locks both in the order in which other changes lock them.
  await tx.images.updateMany(ownerId, uids, { privacy: 'public' }, at);
  return tx.images.findOwned(ownerId, uids);
};

const sideOf = async (
  tx: Transaction,
  image: Image | undefined,
  versionId: string | null,
): Promise<ComparisonSide> => {
  if (image === undefined) throw notFound('image');
  const isCurrent = versionId === null || versionId === image.current.id;
  const version = isCurrent ? image.current : await tx.images.findVersion(versionId);
  if (version?.imageUid !== image.uid) throw notFound('version');
  if (!isRasterType(version.contentType)) {
    throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
  }
  return { image, version };
};

const refOf = ({ image, version }: ComparisonSide) => ({ imageUid: image.uid, versionId: version.id });

/**
 * Publishes two versions, of one of the viewer's images or of two, as a comparison. The images become public:
 * everybody can see their current versions and these two. Throws NOT_FOUND if an image or a version is not the
 * viewer's or is in the trash, INVALID_INPUT for the same version twice, INVALID_FILE_FORMAT for an SVG,
 * IDEMPOTENCY_CONFLICT if the key was used for another request.
 */
export const createComparison =
  (deps: Deps) =>
  async (viewer: Viewer, request: NewComparison): Promise<ComparisonView> => {
    const ownerId = requireUser(viewer);
    const { imageUid, originalVersionId = null, editedVersionId = null, idempotencyKey = null } = request;
    const editedImageUid = request.editedImageUid ?? imageUid;
    const texts = checkedTexts(request);
    const uids = [...new Set([imageUid, editedImageUid])];
    if (!uids.every(isImageUid)) throw notFound('image');
    const publish = async (tx: Transaction): Promise<ComparisonView> => {
      await tx.users.lock(ownerId);
      const now = deps.clock.now();
      const images = await makePublic(tx, ownerId, uids, now);
      const withUid = (uid: string) => images.find((image) => image.uid === uid);
      const original = await sideOf(tx, withUid(imageUid), originalVersionId);
      const edited = await sideOf(tx, withUid(editedImageUid), editedVersionId);
      if (original.version.id === edited.version.id) {
        throw invalidField('edited_version_id', 'Choose two different versions.');
      }
      const comparison: Comparison = {
        uid: deps.ids.uid(),
        ownerId,
        ...texts,
        viewCount: 0,
        createdAt: now,
        original: refOf(original),
        edited: refOf(edited),
      };
      await publishComparison(tx, comparison);
      return { ...comparison, sides: { original, edited } };
    };
    const sides = [imageUid, originalVersionId, editedImageUid, editedVersionId];
    const parameters = [...sides, texts.title, texts.description];
    const repeatable = { userId: ownerId, idempotencyKey, request: ['create-comparison', ...parameters] };
    const view = await deps.unitOfWork.transaction((tx) =>
      publishOnce(tx, deps.secrets, repeatable, () => publish(tx)),
    );
    for (const uid of uids) deps.index.invalidate(uid);
    return view;
  };
