import { useApolloClient } from '@apollo/client/react';
import { userIdAtom } from '@safelight/web-session';
import { safeStorage } from '@safelight/web-ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { imageListsOf } from './image-lists.ts';

/** How far one can go on in each direction after the page was loaded again. */
const REACH = 100;

/** The key in the storage of this tab, which lasts until the tab is closed. */
const KEY = 'safelight-nearby-images';

/** The images near the one that was opened last, and the person in whose list they are. */
interface Nearby {
  readonly userId: string | null;
  readonly uids: readonly string[];
}

const store = (nearby: Nearby): void => {
  safeStorage('session').setItem(KEY, JSON.stringify(nearby));
};

const storedFor = (userId: string | null): readonly string[] => {
  try {
    const nearby = JSON.parse(safeStorage('session').getItem(KEY) ?? 'null') as Nearby | null;
    return nearby?.userId === userId ? nearby.uids : [];
  } catch {
    return [];
  }
};

/**
 * The uids of the images before and after one in the list that was on screen last, also after the page was loaded
 * again; null at its ends.
 */
export const useNeighbours = (
  uid: string,
): { readonly previous: string | null; readonly next: string | null } => {
  const lists = imageListsOf(useApolloClient().cache);
  const userId = useAtomValue(userIdAtom);
  const [stored] = useState(() => storedFor(userId));
  const listed = lists.around(uid, REACH);
  useEffect(() => {
    const uids = lists.around(uid, REACH);
    if (uids.length > 0) store({ userId, uids });
  }, [lists, uid, userId]);
  const uids = listed.length > 0 ? listed : stored;
  const index = uids.indexOf(uid);
  if (index === -1) return { previous: null, next: null };
  return { previous: uids[index - 1] ?? null, next: uids[index + 1] ?? null };
};
