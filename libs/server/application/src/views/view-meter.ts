import { isImageUid, isOpenImage, userIdOf, type Image, type Viewer } from '@safelight/domain';
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
  readonly index: Pick<DeliveryIndex, 'images'>;
  readonly comparisons: Pick<ComparisonRepository, 'findMany'>;
}

type Pending = PageView & { readonly at: Date };

/** A page that everybody can see. */
interface OpenPage extends Pick<View, 'kind' | 'uid'> {
  readonly ownerId: string;
}

/** The maximum number of views between two flushes. Further views are not counted. */
const MAX_PENDING = 100_000;
/** The number of pages that one query looks up. */
const PAGES_AT_ONCE = 1_000;

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

  async #viewsOf(pending: readonly Pending[]): Promise<readonly View[]> {
    const uids = [...new Set(pending.map(({ uid }) => uid))];
    const pages = new Map<string, OpenPage>();
    for (let from = 0; from < uids.length; from += PAGES_AT_ONCE) {
      const found = await this.#openPages(uids.slice(from, from + PAGES_AT_ONCE));
      for (const page of found) pages.set(page.uid, page);
    }
    return pending.flatMap(({ uid, viewer, visitorHash, at }) => {
      const page = pages.get(uid);
      const isCounted = page !== undefined && userIdOf(viewer) !== page.ownerId;
      return isCounted ? { kind: page.kind, uid, visitorHash, at } : [];
    });
  }

  /** Returns the images and comparisons among these uids that everybody can see. */
  async #openPages(uids: readonly string[]): Promise<readonly OpenPage[]> {
    const images = await this.#deps.index.images(uids);
    const others = uids.filter((uid) => !images.has(uid));
    const comparisons = others.length === 0 ? [] : await this.#deps.comparisons.findMany(others);
    const sides = await this.#deps.index.images(
      comparisons.flatMap(({ original, edited }) => [original.imageUid, edited.imageUid]),
    );
    const isOpen = (image: Image | undefined): boolean => image !== undefined && isOpenImage(image);
    return [
      ...[...images.values()]
        .filter(isOpen)
        .map(({ uid, ownerId }) => ({ kind: 'image', uid, ownerId }) as const),
      ...comparisons
        .filter(({ original, edited }) =>
          [original, edited].every(({ imageUid }) => isOpen(sides.get(imageUid))),
        )
        .map(({ uid, ownerId }) => ({ kind: 'comparison', uid, ownerId }) as const),
    ];
  }
}
