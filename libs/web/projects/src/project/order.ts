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
 * Returns the moves that restore `removed` to their places in `order`. The last image is moved first, because
 * each image is placed before the one that follows it.
 */
export const stretchesOf = (order: readonly string[], removed: readonly string[]): readonly Stretch[] => {
  const isRemoved = new Set(removed);
  const stretches: Stretch[] = [];
  let uids: string[] = [];
  for (const uid of order) {
    if (isRemoved.has(uid)) uids.push(uid);
    else if (uids.length > 0) {
      stretches.push({ uids, beforeUid: uid });
      uids = [];
    }
  }
  if (uids.length > 0) stretches.push({ uids, beforeUid: null });
  return stretches.reverse();
};
