import type { Privacy } from '@safelight/web-data';

/** How many files travel at once (decisions: "the upload screen sends only the first file"). */
export const PARALLEL_UPLOADS = 2;

interface ItemFacts {
  readonly id: string;
  readonly file: File;
  /** Object URL of the picture. */
  readonly preview: string;
  readonly privacy: Privacy;
}

/** A file on the upload screen and how far it got (spec: images §3, upload queue item). */
export type UploadItem = ItemFacts &
  (
    | { readonly status: 'pending' }
    | { readonly status: 'uploading'; /** 0 to 1, of bytes sent. */ readonly progress: number }
    | { readonly status: 'success'; readonly uid: string }
    | {
        readonly status: 'error';
        readonly message: string;
        /** False when the file itself is refused. */ readonly retryable: boolean;
      }
  );

export type QueueAction =
  | { readonly type: 'added'; readonly items: readonly UploadItem[] }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'privacy-set'; readonly id: string; readonly privacy: Privacy }
  | { readonly type: 'started'; readonly id: string }
  | { readonly type: 'progressed'; readonly id: string; readonly progress: number }
  | { readonly type: 'succeeded'; readonly id: string; readonly uid: string }
  | { readonly type: 'failed'; readonly id: string; readonly message: string; readonly retryable: boolean }
  | { readonly type: 'stopped' };

const pending = ({ id, file, preview, privacy }: UploadItem): UploadItem => ({
  id,
  file,
  preview,
  privacy,
  status: 'pending',
});

const changeOne = (item: UploadItem, action: Extract<QueueAction, { id: string }>): UploadItem => {
  const { id, file, preview, privacy } = item;
  const facts = { id, file, preview, privacy };
  switch (action.type) {
    case 'privacy-set':
      return { ...item, privacy: action.privacy };
    case 'started':
      return { ...facts, status: 'uploading', progress: 0 };
    case 'progressed':
      return item.status === 'uploading' ? { ...item, progress: action.progress } : item;
    case 'succeeded':
      return { ...facts, status: 'success', uid: action.uid };
    case 'failed':
      return { ...facts, status: 'error', message: action.message, retryable: action.retryable };
    case 'removed':
      return item;
    default:
      return action satisfies never;
  }
};

/** The queue after something happened to it. */
export const uploadQueue = (items: readonly UploadItem[], action: QueueAction): readonly UploadItem[] => {
  switch (action.type) {
    case 'added':
      return [...items, ...action.items];
    case 'removed':
      return items.filter((item) => item.id !== action.id);
    case 'stopped':
      return items.map((item) => (item.status === 'uploading' ? pending(item) : item));
    default:
      return items.map((item) => (item.id === action.id ? changeOne(item, action) : item));
  }
};

/** True for what the Upload button sends: what waits, and what failed but may be tried again. */
export const isSendable = (item: UploadItem): boolean =>
  item.status === 'pending' || (item.status === 'error' && item.retryable);

/** Where to go when every file arrived (decisions): the one picture, or the gallery for several. Null before. */
export const destinationOf = (items: readonly UploadItem[]): string | null => {
  const uids = items.map((item) => (item.status === 'success' ? item.uid : null));
  if (uids.length === 0 || uids.includes(null)) return null;
  return uids.length === 1 ? `/image/${uids[0] ?? ''}` : '/gallery';
};
