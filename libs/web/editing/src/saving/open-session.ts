import type { ApolloClient } from '@apollo/client';
import {
  type Editor,
  type EditorDocument,
  type EditorOptions,
  type EditorState,
  LIMITS,
  newDocument,
  picturesOf,
  type PictureSource,
  shownDocument,
} from '@safelight/engine';
import { createPictureStore, loadFonts, picturesFrom, type PictureStore } from '@safelight/render';
import { OpenEditorDocumentDocument, type OpenEditorDocumentQuery } from '@safelight/web-data';
import type { EditPurposes } from '../purposes/edit-purpose.ts';
import { localPurposes } from '../purposes/local-purposes.ts';
import { claimDraft } from './claim.ts';
import { BROWSER_CLOCK } from './clock.ts';
import { openLocalDrafts } from './local-drafts.ts';
import { type OpenEditing, openEditing } from './open-editing.ts';
import type { OtherSave, Saving } from './saving.ts';
import { createServerDocuments, pictureAddresses } from './server-documents.ts';
import { readStored } from './stored-document.ts';

/** The hosted image that a document belongs to. */
export type EditedImage = NonNullable<OpenEditorDocumentQuery['image']>;

/** One open document. */
export interface OpenSession {
  readonly image: EditedImage;
  readonly editor: Editor;
  readonly pictures: PictureStore;
  readonly saving: Saving;
  readonly purposes: EditPurposes;
  /**
   * Reads the pictures of another image of the person, such as those of copied layers. Rejects with PictureMissing, or
   * with the server's NOT_FOUND for an image of somebody else.
   */
  readonly picturesIn: (imageUid: string) => (source: PictureSource) => Promise<Blob>;
  /** The number of restored changes that had not been saved. */
  readonly restored: number;
}

/** Makes an editor's color picker from the pictures and what is shown; null before anything is shown. */
export type ColorPicker = (
  pictures: PictureStore,
  shown: () => Pick<EditorState, 'document' | 'draft'> | null,
) => EditorOptions['pickColor'];

export interface OpenedSession extends OpenSession {
  readonly status: 'opened';
  readonly editing: OpenEditing;
}

export type Opened =
  /** The image does not exist or belongs to somebody else. */
  | { readonly status: 'missing' }
  /**
   * A newer version of the program saved the document: it can be viewed as far as this version can read it,
   * but must not be saved over.
   */
  | {
      readonly status: 'newer';
      readonly image: EditedImage;
      readonly document: EditorDocument | null;
      readonly pictures: PictureStore;
    }
  | OpenedSession;

/**
 * Closing waits this long for the last save, in milliseconds. Changes that were not saved are restored on
 * opening.
 */
const CLOSING_MS = 2_000;

/** Waits until a document is closed, or until the rest of closing it may go on beside what comes next. */
export const closed = async (opened: Pick<OpenEditing, 'close'>): Promise<void> => {
  const longest = new Promise<void>((resolve) => BROWSER_CLOCK.after(CLOSING_MS, resolve));
  await Promise.race([opened.close(), longest]);
};

const TOO_LARGE = `This image is larger than ${String(LIMITS.sidePx)} pixels a side, which is the most that can be edited here.`;

interface Deps {
  readonly client: ApolloClient;
  readonly userId: string;
  readonly fetchPicture: (url: string) => Promise<Response>;
  readonly colorPicker: ColorPicker | undefined;
  /** Called after the document was replaced by what somebody else has saved. */
  readonly onCaughtUp: (by: OtherSave) => void;
}

/** The pictures of a document and of what the canvas shows in its place, such as the preview of an action. */
const picturesShown = ({ document, draft }: EditorState): readonly PictureSource[] =>
  [document, shownDocument(document, draft)].flatMap(picturesOf);

const begunFrom = ({ current }: EditedImage): EditorDocument => {
  const { id, width, height } = current;
  if (Math.max(width, height) > LIMITS.sidePx) throw new RangeError(TOO_LARGE);
  return newDocument({ width, height, source: { kind: 'version', versionId: id } });
};

/** Opens the document of an image, with this browser's unsaved changes. */
export const openSession = async (
  imageUid: string,
  { client, userId, fetchPicture, colorPicker, onCaughtUp }: Deps,
): Promise<Opened> => {
  const { data } = await client.query({
    query: OpenEditorDocumentDocument,
    variables: { imageUid },
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { timeoutMs: 60_000 } },
  });
  const image = data?.image ?? null;
  if (image === null || !image.isOwner) return { status: 'missing' };
  const found = data?.editorDocument ?? null;
  const stored = found === null ? null : await readStored(found);
  const originOf = (uid: string) => ({ addressOf: pictureAddresses(client, uid), fetch: fetchPicture });
  if (stored !== null && 'newer' in stored) {
    const pictures = createPictureStore(originOf(imageUid));
    return { status: 'newer', image, document: stored.newer, pictures };
  }

  const drafts = await openLocalDrafts().catch(() => null);
  void drafts?.tidy(BROWSER_CLOCK.now()).catch(() => undefined);
  let editor: Editor | null = null;
  const readKept = async (sha256: string): Promise<Blob | null> =>
    (await drafts?.readPicture(userId, sha256)) ?? null;
  const pictures = createPictureStore({
    ...originOf(imageUid),
    inUse: () => (editor === null ? [] : picturesShown(editor.state)),
    readKept,
    keep: async (sha256, picture) => await drafts?.writePicture(userId, sha256, picture, BROWSER_CLOCK.now()),
  });
  const picturesIn: OpenSession['picturesIn'] = (uid) => picturesFrom({ ...originOf(uid), readKept });
  const pickColor = colorPicker?.(pictures, () => editor?.state ?? null);
  const editing = await openEditing({
    imageUid,
    userId,
    versionId: image.current.id,
    stored,
    begun: stored?.document ?? begunFrom(image),
    documents: createServerDocuments({ client, imageUid, pictures, opened: stored?.document ?? null }),
    pictures,
    drafts,
    claim: claimDraft,
    clock: BROWSER_CLOCK,
    onCaughtUp,
    ...(pickColor === undefined ? {} : { pickColor }),
  });
  ({ editor } = editing);
  const { saving, restored } = editing;
  try {
    await loadFonts(editor.state.document);
  } catch (error) {
    await closed(editing);
    throw error;
  }
  // Loads the remaining fonts in advance, before somebody chooses one.
  loadFonts().catch(() => undefined);
  const purposes = localPurposes({ userId, now: BROWSER_CLOCK.now });
  return { status: 'opened', image, editor, pictures, picturesIn, saving, purposes, restored, editing };
};
