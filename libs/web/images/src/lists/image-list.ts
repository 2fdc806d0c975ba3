/** A page of a list: its images, and the cursor after which it starts, which is null for the first page. */
export interface ImagePage {
  readonly after: string | null;
  readonly uids: readonly string[];
  /** The same images and those that were removed from the page, in order, so that any of them can be put back. */
  readonly places: readonly string[];
}

/** The number of images that match, which is a lower bound if the server stopped counting early. */
export interface MatchingCount {
  readonly count: number;
  readonly isExact: boolean;
}

/** A list of images as far as it is loaded. */
export interface ImageList {
  readonly pages: readonly ImagePage[];
  /** The uids of all loaded images, in order. */
  readonly uids: readonly string[];
  /** The cursor of the next page; null when there is none. */
  readonly endCursor: string | null;
  /** The total number of the owner's images, as the server reported last. */
  readonly totalCount: number;
  /** The number of images that belong to this list; null if the server did not report it. */
  readonly matching: MatchingCount | null;
}

/** A page in the server's answer. */
export interface ImageConnection {
  readonly nodes: readonly { readonly uid: string; readonly width: number; readonly height: number }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount?: number;
  readonly matchingCount?: MatchingCount;
}

const uidsOf = ({ nodes }: ImageConnection): readonly string[] => nodes.map(({ uid }) => uid);

const endOf = ({ pageInfo }: ImageConnection): string | null =>
  pageInfo.hasNextPage ? pageInfo.endCursor : null;

/** Creates a list of which only the first page is known. */
export const listOf = (first: ImageConnection): ImageList => {
  const uids = uidsOf(first);
  return {
    pages: [{ after: null, uids, places: uids }],
    uids,
    endCursor: endOf(first),
    totalCount: first.totalCount ?? uids.length,
    matching: first.matchingCount ?? null,
  };
};

/**
 * Returns `known` when it still begins with the page `first` and has the same counts. An unchanged list that
 * is loaded again so keeps its other pages, and with them the scroll position. Otherwise returns a new list, and
 * also if `first` is the whole list by now.
 */
export const continued = (known: ImageList | undefined, first: ImageConnection): ImageList => {
  const fresh = listOf(first);
  const isSame =
    known !== undefined &&
    known.totalCount === fresh.totalCount &&
    (known.matching === null || known.matching.count === fresh.matching?.count) &&
    (fresh.endCursor === null
      ? known.uids.length === fresh.uids.length
      : known.uids.length >= fresh.uids.length) &&
    fresh.uids.every((uid, index) => uid === known.uids[index]);
  return isSame ? { ...known, matching: fresh.matching } : fresh;
};

/**
 * The set of uids of each list that may still grow. The longer list takes the set over, because building a new
 * one is slow.
 */
const knownUids = new WeakMap<ImageList, Set<string>>();

/** Returns the list with the next page added, without images that it already contains. */
export const appended = (list: ImageList, page: ImageConnection): ImageList => {
  const known = knownUids.get(list) ?? new Set(list.uids);
  knownUids.delete(list);
  const uids = uidsOf(page).filter((uid) => !known.has(uid));
  for (const uid of uids) known.add(uid);
  const longer = {
    ...list,
    pages: [...list.pages, { after: list.endCursor, uids, places: uids }],
    uids: list.uids.concat(uids),
    endCursor: endOf(page),
  };
  knownUids.set(longer, known);
  return longer;
};

/** Returns the list with other pages, and adjusts its counts by the difference. */
const withPages = (list: ImageList, pages: readonly ImagePage[]): ImageList => {
  const uids = pages.flatMap((page) => page.uids);
  const added = uids.length - list.uids.length;
  return {
    ...list,
    pages,
    uids,
    totalCount: Math.max(0, list.totalCount + added),
    matching: list.matching && { ...list.matching, count: Math.max(0, list.matching.count + added) },
  };
};

/** Returns the list without some images; the same object when it contains none of them. */
export const without = (list: ImageList, gone: ReadonlySet<string>): ImageList => {
  const pages = list.pages.map((page) =>
    page.uids.some((uid) => gone.has(uid))
      ? { ...page, uids: page.uids.filter((uid) => !gone.has(uid)) }
      : page,
  );
  return pages.every((page, index) => page === list.pages[index]) ? list : withPages(list, pages);
};

/**
 * Returns the list with removed images put back to their places. Images that were removed and are not in `back` stay
 * away, and so do images that the list never contained.
 */
export const withPutBack = (list: ImageList, back: ReadonlySet<string>): ImageList => {
  const shown = new Set(list.uids);
  const pages = list.pages.map((page) => {
    const uids = page.places.filter((uid) => shown.has(uid) || back.has(uid));
    return uids.length === page.uids.length ? page : { ...page, uids };
  });
  return withPages(list, pages);
};

/** Returns the pages that contain any of the entries from index `from` to index `to`. */
export const pagesAt = ({ pages }: ImageList, from: number, to: number): readonly ImagePage[] => {
  let start = 0;
  return pages.filter(({ uids }) => {
    const [begins, ends] = [start, start + uids.length];
    start = ends;
    return ends > from && begins <= to;
  });
};
