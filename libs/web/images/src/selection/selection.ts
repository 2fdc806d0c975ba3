/** The selected pictures, and where a range would start. */
export interface Selection {
  /** Whether the selection bar is shown: something is selected, or the person has pressed Select. */
  readonly active: boolean;
  readonly uids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const NO_SELECTION: Selection = { active: false, uids: new Set(), anchor: null };

export type SelectionAction =
  | { readonly type: 'started' }
  | { readonly type: 'toggled'; readonly uid: string }
  /**
   * Selects a range. `order` is the current list, and `from` is the start of the range if nothing was selected
   * before.
   */
  | {
      readonly type: 'extended';
      readonly uid: string;
      readonly order: readonly string[];
      readonly from?: string | undefined;
    }
  | { readonly type: 'all'; readonly order: readonly string[] }
  /** Removes images that have left the list. The selection ends with its last image. */
  | { readonly type: 'left'; readonly uids: readonly string[] }
  | { readonly type: 'cleared' };

/** Returns the entries from `one` to `other` in list order, including both. */
const between = (order: readonly string[], one: string, other: string): readonly string[] => {
  const ends = [order.indexOf(one), order.indexOf(other)];
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return from < 0 ? [other] : order.slice(from, to + 1);
};

/** The reducer of the selection. */
export const selection = (current: Selection, action: SelectionAction): Selection => {
  switch (action.type) {
    case 'started':
      return { ...current, active: true };
    case 'toggled': {
      const uids = new Set(current.uids);
      if (!uids.delete(action.uid)) uids.add(action.uid);
      return { active: true, uids, anchor: action.uid };
    }
    case 'extended': {
      const anchor = current.anchor ?? action.from ?? action.uid;
      const range = between(action.order, anchor, action.uid);
      return { active: true, uids: new Set([...current.uids, ...range]), anchor };
    }
    case 'all':
      return { active: true, uids: new Set(action.order), anchor: current.anchor };
    case 'left': {
      const uids = new Set(current.uids);
      for (const uid of action.uids) uids.delete(uid);
      if (uids.size === current.uids.size) return current;
      return uids.size === 0 ? NO_SELECTION : { ...current, uids };
    }
    case 'cleared':
      return NO_SELECTION;
    default:
      return action satisfies never;
  }
};
