interface Page<Item, Place> {
  readonly items: readonly Item[];
  readonly hasNext: boolean;
  /** The place of the last item, after which the next page starts; null if the page is empty. */
  readonly end: Place | null;
}

/** Yields the items of all pages of a list. `read` returns the page after a place, or the first one for null. */
export async function* allPages<Item, Place>(
  read: (after: Place | null) => Promise<Page<Item, Place>>,
): AsyncGenerator<Item> {
  for (let after: Place | null = null; ;) {
    const page: Page<Item, Place> = await read(after);
    yield* page.items;
    if (!page.hasNext || page.end === null) return;
    after = page.end;
  }
}

/** Yields what is not deleted, then what is in the trash, without what was just moved there. */
export async function* withTrash<Item>(
  itemsIn: (isTrashed: boolean) => AsyncIterable<Item>,
  idOf: (item: Item) => string,
): AsyncGenerator<Item> {
  const yielded = new Set<string>();
  for (const isTrashed of [false, true]) {
    for await (const item of itemsIn(isTrashed)) {
      if (!yielded.has(idOf(item))) yield item;
      yielded.add(idOf(item));
    }
  }
}

/** Yields a JSON array item by item, so that a long list is never in memory as a whole. */
export async function* jsonList(items: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  let opening = '[\n';
  for await (const item of items) {
    yield Buffer.from(opening + JSON.stringify(item, null, 2));
    opening = ',\n';
  }
  yield Buffer.from(opening === '[\n' ? '[]\n' : '\n]\n');
}
