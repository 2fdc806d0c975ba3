/** The order after one image was put before another; null: at the end. */
export const moved = (order: readonly string[], uid: string, beforeUid: string | null): readonly string[] => {
  if (uid === beforeUid) return order;
  const rest = order.filter((one) => one !== uid);
  const at = beforeUid === null ? rest.length : rest.indexOf(beforeUid);
  return at === -1 ? order : [...rest.slice(0, at), uid, ...rest.slice(at)];
};

/** What an image comes to stand before when it goes `steps` places on, or back where that is less than 0; undefined: nowhere new. */
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

/** Images that were next to each other, and the one that stays behind them; null: they were the last. */
export interface Stretch {
  readonly uids: readonly string[];
  readonly beforeUid: string | null;
}

/** How to put `removed` back to where they were in `order`: from the last to the first, each before what follows it. */
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
