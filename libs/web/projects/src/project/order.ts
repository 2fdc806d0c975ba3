/** Returns the order after one image was moved before another one, or to the end if `beforeUid` is null. */
export const moved = (order: readonly string[], uid: string, beforeUid: string | null): readonly string[] => {
  if (uid === beforeUid) return order;
  const rest = order.filter((one) => one !== uid);
  const at = beforeUid === null ? rest.length : rest.indexOf(beforeUid);
  return at === -1 ? order : [...rest.slice(0, at), uid, ...rest.slice(at)];
};

/**
 * Returns the image before which a move by `steps` places ends. Negative steps move back. Null is the end of
 * the list; undefined means that the image does not move.
 */
export const placeAfterSteps = (
  order: readonly string[],
  uid: string,
  steps: number,
): string | null | undefined => {
  const from = order.indexOf(uid);
  const to = Math.min(order.length - 1, Math.max(0, from + steps));
  if (from === -1 || to === from) return undefined;
  const rest = order.filter((one) => one !== uid);
  return rest[to] ?? null;
};

/** The side of an image at which a dragged one is put. */
export type Side = 'before' | 'after';

interface Drop {
  readonly uid: string;
  /** The image next to which the dragged one is dropped. */
  readonly beside: string;
  readonly side: Side;
}

/**
 * Returns the image before which an image goes that is dropped beside another one. Null is the end of the list;
 * undefined means that the image does not move. If the list has more images that are not loaded, the place after
 * the last one is unknown, and the image goes before it.
 */
export const placeBeside = (
  { order, hasMore }: { readonly order: readonly string[]; readonly hasMore: boolean },
  { uid, beside, side }: Drop,
): string | null | undefined => {
  const following = order[order.indexOf(beside) + 1] ?? (hasMore ? beside : null);
  const before = side === 'before' ? beside : following;
  const isThere = before === uid || before === (order[order.indexOf(uid) + 1] ?? null);
  return isThere ? undefined : before;
};

/** Adjacent images and the image that follows them, which is null if they were the last. */
interface Stretch {
  readonly uids: readonly string[];
  readonly beforeUid: string | null;
}

/**
 * Returns the order with the images of an earlier order that are missing in it, each after the one that it followed
 * there.
 */
export const withMissing = (order: readonly string[], earlier: readonly string[]): readonly string[] => {
  const present = new Set(order);
  /** The missing images that follow each image; those at the start follow null. */
  const following = new Map<string | null, string[]>();
  let previous: string | null = null;
  for (const uid of earlier) {
    if (present.has(uid)) previous = uid;
    else following.set(previous, [...(following.get(previous) ?? []), uid]);
  }
  return [null, ...order].flatMap((uid) => [...(uid === null ? [] : [uid]), ...(following.get(uid) ?? [])]);
};

interface Project {
  /** All images in order, also those that were removed from the project. */
  readonly order: readonly string[];
  /** The images of the project now. */
  readonly present: ReadonlySet<string>;
  /** Whether the project has more images, which are not loaded. */
  readonly hasMore: boolean;
}

/**
 * Returns the moves that restore `removed` to their places, each before the next image that is in the project. The
 * last image is moved first. If the project has more images, the place after the last loaded one is unknown, and an
 * image goes before it.
 */
export const stretchesOf = (
  { order, present, hasMore }: Project,
  removed: readonly string[],
): readonly Stretch[] => {
  const isRemoved = new Set(removed);
  const stretches: Stretch[] = [];
  let uids: string[] = [];
  for (const uid of order) {
    if (isRemoved.has(uid)) uids.push(uid);
    else if (present.has(uid) && uids.length > 0) {
      stretches.push({ uids, beforeUid: uid });
      uids = [];
    }
  }
  const end = hasMore ? (order.findLast((uid) => present.has(uid)) ?? null) : null;
  if (uids.length > 0) stretches.push({ uids, beforeUid: end });
  return stretches.reverse();
};
