/** The order with one image moved before another one, or to the end for null. */
export const moved = (order: readonly string[], uid: string, beforeUid: string | null): readonly string[] => {
  if (uid === beforeUid) return order;
  const rest = order.filter((one) => one !== uid);
  const at = beforeUid === null ? rest.length : rest.indexOf(beforeUid);
  return at === -1 ? order : [...rest.slice(0, at), uid, ...rest.slice(at)];
};

/**
 * The image that would follow after moving `steps` places forward, or back when negative; null is the end,
 * undefined no move at all.
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

/** Adjacent images and the image that follows them; null when they were the last. */
interface Stretch {
  readonly uids: readonly string[];
  readonly beforeUid: string | null;
}

/**
 * The moves that restore `removed` to their places in `order`, from the last to the first, because each is
 * placed before the image that follows it.
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
