import type { ApolloClient } from '@apollo/client';
import { FileError, PictureMissing } from '@safelight/render';
import { dataOf, PublishEditorDocumentDocument } from '@safelight/web-data';
import { failureOf } from '../saving/failure-of.ts';
import { SaveFailure } from '../saving/saving.ts';
import type { OpenSession } from '../saving/open-session.ts';
import { originalTypeOf } from './original-type.ts';
import { renderedFile } from './rendered-file.ts';

interface Publication {
  readonly client: ApolloClient;
  readonly session: Pick<OpenSession, 'image' | 'editor' | 'pictures' | 'saving'>;
  /** The largest file that the plan allows, in bytes. */
  readonly maxBytes: number;
  readonly render?: typeof renderedFile;
}

export interface Published {
  readonly versionId: string;
  /** True when the picture had to be compressed to fit the file size of the plan. */
  readonly isReduced: boolean;
}

/**
 * Saves the document as it is shown, with what was not applied yet, renders it, and publishes the result as the current
 * version of the image. Rejects with SaveFailure, FileError or PictureMissing; nothing is published then, but the
 * document may have been saved.
 */
export const publish = async ({
  client,
  session,
  maxBytes,
  render = renderedFile,
}: Publication): Promise<Published> => {
  const { image, editor, pictures, saving } = session;
  editor.settle();
  const { revision, published, release } = await saving.hold();
  try {
    const { document } = editor.state;
    const originalType = await originalTypeOf(document, pictures, image);
    const options = { name: image.title, maxBytes, originalType };
    const { file, isReduced } = await render(document, pictures, options);
    const { data } = await client.mutate({
      mutation: PublishEditorDocumentDocument,
      variables: { imageUid: image.uid, revision, file },
    });
    const versionId = dataOf(data).publishEditorDocument.current.id;
    published(versionId);
    return { versionId, isReduced };
  } catch (error) {
    if (error instanceof FileError || error instanceof PictureMissing) throw error;
    const failure = failureOf(error);
    // The saver detects the conflict too, and asks the person.
    if (failure.reason.kind === 'conflict') saving.flush({ evenUnchanged: true }).catch(() => undefined);
    throw failure;
  } finally {
    release();
  }
};

/** The message when publishing failed. */
export const publishProblem = (error: unknown): string => {
  if (!(error instanceof SaveFailure))
    return error instanceof Error ? error.message : 'Something went wrong.';
  switch (error.reason.kind) {
    case 'offline':
      return 'The server cannot be reached. Your changes are kept here.';
    case 'busy':
      return 'The server is busy. Your changes are kept; try again in a moment.';
    case 'conflict':
      return 'This image was edited in another tab. Choose which edits to keep first.';
    case 'signed-out':
      return 'Your session has ended. Your changes are kept here; sign in again to save them.';
    case 'gone':
      return 'This image was deleted. Save your work as a copy.';
    case 'refused':
      return error.reason.message;
  }
};
