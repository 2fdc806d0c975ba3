import { imagePathOf, paintPathOf } from '@safelight/rules';
import type { Privacy } from '@safelight/web-data';

/** The number of files that are sent at the same time (decisions: "the upload screen sends only the first file"). */
export const PARALLEL_UPLOADS = 2;

/** The source of a picture: a file, or an address that the server fetches. */
type UploadSource =
  { readonly kind: 'file'; readonly file: File } | { readonly kind: 'url'; readonly url: string };

interface ItemFacts {
  readonly id: string;
  readonly name: string;
  readonly source: UploadSource;
  readonly privacy: Privacy;
}

/** A picture on the upload screen and its progress (spec: images §3, upload queue item and URL item). */
export type UploadItem = ItemFacts &
  (
    | { readonly status: 'pending' }
    | {
        readonly status: 'uploading';
        /** The fraction of bytes that were sent, from 0 to 1; null for a URL. */
        readonly progress: number | null;
      }
    | {
        readonly status: 'success';
        readonly uid: string;
        /** Whether the library already contained the picture, as `uid`. */
        readonly isDuplicate: boolean;
      }
    | {
        readonly status: 'error';
        readonly message: string;
        /** Whether the upload can be retried. This is not possible if the server refused the file itself. */
        readonly retryable: boolean;
      }
  );

export type QueueAction =
  | { readonly type: 'added'; readonly items: readonly UploadItem[] }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'privacy-set'; readonly id: string; readonly privacy: Privacy }
  | { readonly type: 'started'; readonly id: string }
  | { readonly type: 'progressed'; readonly id: string; readonly progress: number }
  | { readonly type: 'succeeded'; readonly id: string; readonly uid: string; readonly isDuplicate: boolean }
  | { readonly type: 'failed'; readonly id: string; readonly message: string; readonly retryable: boolean }
  | { readonly type: 'stopped' };

const factsOf = ({ id, name, source, privacy }: UploadItem): ItemFacts => ({ id, name, source, privacy });

const changeOne = (item: UploadItem, action: Extract<QueueAction, { id: string }>): UploadItem => {
  const facts = factsOf(item);
  switch (action.type) {
    case 'privacy-set':
      return { ...item, privacy: action.privacy };
    case 'started':
      return { ...facts, status: 'uploading', progress: item.source.kind === 'file' ? 0 : null };
    case 'progressed':
      return item.status === 'uploading' ? { ...item, progress: action.progress } : item;
    case 'succeeded':
      return { ...facts, status: 'success', uid: action.uid, isDuplicate: action.isDuplicate };
    case 'failed':
      return { ...facts, status: 'error', message: action.message, retryable: action.retryable };
    case 'removed':
      return item;
    default:
      return action satisfies never;
  }
};

/** The reducer of the upload queue. */
export const uploadQueue = (items: readonly UploadItem[], action: QueueAction): readonly UploadItem[] => {
  switch (action.type) {
    case 'added':
      return [...items, ...action.items];
    case 'removed':
      return items.filter((item) => item.id !== action.id);
    case 'stopped':
      return items.map((item) =>
        item.status === 'uploading' ? { ...factsOf(item), status: 'pending' } : item,
      );
    default:
      return items.map((item) => (item.id === action.id ? changeOne(item, action) : item));
  }
};

/** True for the items that the Upload button sends: waiting ones, and failed ones that may be retried. */
export const isSendable = (item: UploadItem): boolean =>
  item.status === 'pending' || (item.status === 'error' && item.retryable);

/** True for an item that cannot be uploaded, because its file was refused. */
export const isRefused = (item: UploadItem): boolean => item.status === 'error' && !item.retryable;

/** True if there are pictures and all of them are uploaded. */
export const isDone = (items: readonly UploadItem[]): boolean =>
  items.length > 0 && items.every(({ status }) => status === 'success');

/** True if a picture is uploaded, and each of the others is uploaded or has failed. */
export const isSettled = (items: readonly UploadItem[]): boolean =>
  items.some(({ status }) => status === 'success') &&
  items.every(({ status }) => status === 'success' || status === 'error');

/** True if pictures are uploaded and none is left that could be. */
export const isOver = (items: readonly UploadItem[]): boolean => isSettled(items) && !items.some(isSendable);

/** Counts the pictures that are new in the library. */
export const countNew = (items: readonly UploadItem[]): number =>
  items.filter((item) => item.status === 'success' && !item.isDuplicate).length;

/** True if the library already contained one of the pictures. Its link is then shown, and the screen stays open. */
export const hasDuplicates = (items: readonly UploadItem[]): boolean =>
  items.some((item) => item.status === 'success' && item.isDuplicate);

interface Purpose {
  /** The project to which the pictures are added. */
  readonly projectId?: string | undefined;
  /** Whether the person came to paint over a part of one picture. */
  readonly isToPaint?: boolean;
}

/**
 * Returns the page to open when every picture is uploaded (decisions): the project to which they were added,
 * otherwise the picture (or the editor, to paint on it), or the gallery for several. Null before that, and while
 * duplicates are shown.
 */
export const destinationOf = (
  items: readonly UploadItem[],
  { projectId, isToPaint = false }: Purpose = {},
): string | null => {
  if (!isDone(items) || hasDuplicates(items)) return null;
  if (projectId !== undefined) return `/projects/${projectId}`;
  const [first] = items;
  if (items.length !== 1 || first?.status !== 'success') return '/gallery';
  return isToPaint ? paintPathOf(first.uid) : imagePathOf(first.uid);
};
