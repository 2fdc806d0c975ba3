/** Which pictures are chosen, and where a range would start. */
export interface Selection {
  /** True while the bar is shown: something is chosen, or the person asked to choose. */
  readonly active: boolean;
  readonly uids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const NO_SELECTION: Selection = { active: false, uids: new Set(), anchor: null };

export type SelectionAction =
  | { readonly type: 'started' }
  | { readonly type: 'toggled'; readonly uid: string }
  /** `order` is the list as it stands; `from` is where a range starts when nothing was chosen before. */
  | {
      readonly type: 'extended';
      readonly uid: string;
      readonly order: readonly string[];
      readonly from?: string | undefined;
    }
  | { readonly type: 'all'; readonly order: readonly string[] }
  | { readonly type: 'cleared' };

/** Everything from one entry to another, both included, whichever comes first. */
const between = (order: readonly string[], one: string, other: string): readonly string[] => {
  const ends = [order.indexOf(one), order.indexOf(other)];
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return from < 0 ? [other] : order.slice(from, to + 1);
};

/** The selection after something was done to it. */
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
    case 'cleared':
      return NO_SELECTION;
    default:
      return action satisfies never;
  }
};
