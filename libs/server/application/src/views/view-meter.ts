import { isImageUid, isOpenImage, userIdOf, type Comparison, type Viewer } from '@safelight/domain';
import { CountBatch } from '../counting/count-batch.ts';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import type { ComparisonRepository, Ports, View } from '../ports/index.ts';

/** One view of the page of an image or a comparison. */
export interface PageView {
  /** The uid of the image or the comparison. */
  readonly uid: string;
  readonly viewer: Viewer;
  /** A hash that identifies a visitor, so that no IP address is stored. */
  readonly visitorHash: string;
}

interface Deps extends Pick<Ports, 'views' | 'clock'> {
  readonly index: Pick<DeliveryIndex, 'image'>;
  readonly comparisons: Pick<ComparisonRepository, 'find'>;
}

type Pending = PageView & { readonly at: Date };

/** The maximum number of views between two flushes. Further views are not counted. */
const MAX_PENDING = 100_000;

/**
 * Counts page views in memory and writes them in batches: `flush` is called every second and at shutdown. It
 * looks up whether a uid is an image or a comparison, and drops views by owners and by people who may not see
 * the page.
 */
export class ViewMeter {
  readonly #deps: Deps;
  /** The views that are not written yet. Of several views of a page by one visitor, only the first is kept. */
  readonly #pending = new CountBatch<Pending>((older) => older, MAX_PENDING);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  count(view: PageView): void {
    const { uid, visitorHash } = view;
    if (!isImageUid(uid)) return;
    this.#pending.add(`${uid} ${visitorHash}`, { ...view, at: this.#deps.clock.now() });
  }

  /** Writes the counts. If this fails, the next flush writes them. */
  flush(): Promise<void> {
    return this.#pending.flush(async (pending) => {
      const views = await this.#viewsOf(pending.map(([, view]) => view));
      if (views.length > 0) await this.#deps.views.record(views);
    });
  }

  /** True if everybody can see both images of a comparison. */
  async #isOpen({ original, edited }: Comparison): Promise<boolean> {
    const images = [
      await this.#deps.index.image(original.imageUid),
      await this.#deps.index.image(edited.imageUid),
    ];
    return images.every((image) => image !== null && isOpenImage(image) && image.deletedAt === null);
  }

  async #viewsOf(pending: readonly Pending[]): Promise<readonly View[]> {
    const pages = new Map<string, Pick<View, 'kind'> & { ownerId: string; isPublic: boolean }>();
    for (const uid of new Set(pending.map((view) => view.uid))) {
      const image = await this.#deps.index.image(uid);
      const comparison = image === null ? await this.#deps.comparisons.find(uid) : null;
      if (image !== null) {
        const isPublic = isOpenImage(image) && image.deletedAt === null;
        pages.set(uid, { kind: 'image', ownerId: image.ownerId, isPublic });
      } else if (comparison !== null) {
        const isPublic = await this.#isOpen(comparison);
        pages.set(uid, { kind: 'comparison', ownerId: comparison.ownerId, isPublic });
      }
    }
    return pending.flatMap(({ uid, viewer, visitorHash, at }) => {
      const page = pages.get(uid);
      const isCounted = page?.isPublic === true && userIdOf(viewer) !== page.ownerId;
      return isCounted ? { kind: page.kind, uid, visitorHash, at } : [];
    });
  }
}
