import { ApolloClient } from '@apollo/client';
import { createEditor, newDocument, type EditorDocument, type PictureSource } from '@safelight/engine';
import { imageOf, textOf } from '@safelight/engine/testing';
import { FileError, hashOf, type renderFile } from '@safelight/render';
import { createCache } from '@safelight/web-data';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import type { Saving } from '../saving/saving.ts';
import { EDITED_IMAGE, SAVED_IMAGE } from '../testing/document-answers.ts';
import { fakePictures } from '../testing/open-editor.tsx';
import { copyDocument } from './copy-document.ts';
import { publish, publishProblem } from './publish.ts';
import { renderedFile } from './rendered-file.ts';

const VERSION: PictureSource = { kind: 'version', versionId: 'v1' };
const DOCUMENT: EditorDocument = {
  ...newDocument({ width: 10, height: 10 }),
  layers: [imageOf({ source: VERSION }), textOf()],
};
const MAX = 1000;

/** Fakes renderings with a size for each format; null for a format that the browser does not support. */
const renders =
  (sizes: Partial<Record<string, number | null>>): typeof renderFile =>
  (_document, _pictures, { format }) => {
    const size = sizes[format];
    return size === null || size === undefined
      ? Promise.reject(new FileError('Unknown format.'))
      : Promise.resolve(new Blob([new Uint8Array(size)], { type: `image/${format}` }));
  };

const setUp = (handlers: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer(handlers);
  const client = new ApolloClient({ link: server.link, cache: createCache(), dataMasking: true });
  const done: string[] = [];
  const saving: Saving = {
    status: { kind: 'saved' },
    subscribe: () => () => undefined,
    flush: (options) => {
      done.push(`flush ${String(options?.evenUnchanged)}`);
      return Promise.resolve();
    },
    retry: () => undefined,
    keepMine: () => undefined,
    takeTheirs: () => Promise.resolve(),
    hold: () => {
      done.push('hold');
      return Promise.resolve({ revision: 7, release: () => done.push('release') });
    },
    isKeptHere: () => Promise.resolve(true),
  };
  const editor = createEditor({ document: DOCUMENT, newId: () => 'id' });
  const { pictures } = fakePictures();
  return { server, client, done, session: { image: EDITED_IMAGE, editor, pictures, saving } };
};

const rendered: typeof renderedFile = (document, pictures, options) =>
  renderedFile(document, pictures, options, renders({ png: 100 }));

describe('the published file', () => {
  const { pictures } = fakePictures();
  const options = { name: 'peaks.jpg', maxBytes: MAX };
  const made = (sizes: Parameters<typeof renders>[0]) =>
    renderedFile(DOCUMENT, pictures, options, renders(sizes));

  it('contains every pixel unchanged if its size is within the limit of the plan', async () => {
    const { file, format } = await made({ png: MAX });
    expect([file.name, file.type, format]).toEqual(['peaks.png', 'image/png', 'png']);
  });

  it.each([
    ['as WebP', { png: MAX + 1, webp: MAX }, 'peaks.webp'],
    ['as JPEG when the browser cannot write WebP', { png: MAX + 1, webp: null, jpeg: MAX }, 'peaks.jpg'],
  ])('is reduced if the limit is exceeded: %s', async (_how, sizes, name) => {
    expect((await made(sizes)).file.name).toBe(name);
  });

  it('cannot be made when no format is small enough, and the error suggests a smaller canvas', async () => {
    const refused = made({ png: MAX + 1, webp: MAX + 1, jpeg: MAX + 1 });
    await expect(refused).rejects.toThrow(/Make the canvas smaller/);
  });
});

describe('publishing a document', () => {
  it('renders the saved document, and no other change is saved in the meantime', async () => {
    const { server, client, session, done } = setUp({
      PublishEditorDocument: () => ({ publishEditorDocument: SAVED_IMAGE }),
    });
    expect(await publish({ client, session, maxBytes: MAX, render: rendered })).toEqual({ isExact: true });
    expect(server.calls('PublishEditorDocument')).toMatchObject([{ imageUid: 'img1', revision: 7 }]);
    expect(done).toEqual(['hold', 'release']);
  });

  it('after a conflict makes the saver ask which edits to keep', async () => {
    const { client, session, done } = setUp({
      PublishEditorDocument: () => {
        throw refusal('DOCUMENT_CONFLICT', 'Edited.', { revision: 9, savedBy: 'Firefox', updatedAt: '' });
      },
    });
    const error: unknown = await publish({ client, session, maxBytes: MAX, render: rendered }).catch(
      (reason: unknown) => reason,
    );
    expect(publishProblem(error)).toBe(
      'This image was edited in another tab. Choose which edits to keep first.',
    );
    expect(done).toEqual(['hold', 'flush true', 'release']);
  });

  it.each([
    ['STORAGE_QUOTA_EXCEEDED', 'Your storage is full.', 'Your storage is full.'],
    ['NOT_FOUND', 'Not found.', 'This image was deleted. Save your work as a copy.'],
    [
      'UNAUTHENTICATED',
      'Sign in.',
      'Your session has ended. Your changes are kept here; sign in again to save them.',
    ],
    ['STORAGE_UNAVAILABLE', 'Down.', 'The server is busy. Your changes are kept; try again in a moment.'],
  ] as const)('that fails with %s reports why, and lets saving continue', async (code, message, said) => {
    const { client, session, done } = setUp({
      PublishEditorDocument: () => {
        throw refusal(code, message);
      },
    });
    const error: unknown = await publish({ client, session, maxBytes: MAX, render: rendered }).catch(
      (reason: unknown) => reason,
    );
    expect(publishProblem(error)).toBe(said);
    expect(done.at(-1)).toBe('release');
  });

  it('is not requested when a picture is missing', async () => {
    const { server, client, session, done } = setUp();
    const missing = () => Promise.reject(new FileError('A picture of this document could not be loaded.'));
    await expect(publish({ client, session, maxBytes: MAX, render: missing })).rejects.toThrow(
      'could not be loaded',
    );
    expect(server.calls('PublishEditorDocument')).toEqual([]);
    expect(done).toEqual(['hold', 'release']);
  });
});

describe('saving a copy of an image', () => {
  const uploaded = () => ({
    uploadImage: {
      __typename: 'UploadedImage',
      isDuplicate: false,
      image: { __typename: 'Image', uid: 'img2', title: 'peaks copy.png' },
    },
  });
  const copy = ({ client, session }: ReturnType<typeof setUp>, signal?: AbortSignal) =>
    copyDocument({
      client,
      session,
      title: 'peaks copy',
      privacy: 'PRIVATE',
      maxBytes: MAX,
      render: rendered,
      ...(signal === undefined ? {} : { signal }),
    });
  const removing = {
    TrashImages: () => ({ trashImages: [{ __typename: 'Image', uid: 'img2' }] }),
    DeleteImagesForever: () => ({ deleteImagesForever: ['img2'] }),
  };

  it('leaves no image behind when it is cancelled during the upload', async () => {
    const run = new AbortController();
    const world = setUp({
      UploadImage: () => {
        run.abort(new Error('Not wanted any more.'));
        return uploaded();
      },
      ...removing,
    });
    await expect(copy(world, run.signal)).rejects.toThrow('Not wanted any more.');
    expect(world.server.calls('TrashImages')).toEqual([{ uids: ['img2'] }]);
    expect(world.server.calls('DeleteImagesForever')).toEqual([{ uids: ['img2'] }]);
    expect(world.server.calls('UploadLayerPicture')).toEqual([]);
  });

  it('leaves no image behind when it is cancelled while its layers are saved', async () => {
    const run = new AbortController();
    const world = setUp({
      UploadImage: uploaded,
      LayerPictureUrls: () => {
        run.abort(new Error('Not wanted any more.'));
        return { layerPictures: [] };
      },
      ...removing,
    });
    await expect(copy(world, run.signal)).rejects.toThrow('Not wanted any more.');
    expect(world.server.calls('DeleteImagesForever')).toEqual([{ uids: ['img2'] }]);
    expect(world.server.calls('UploadLayerPicture')).toEqual([]);
  });

  it('reports that the image stays in the library when a cancelled copy cannot be deleted', async () => {
    const run = new AbortController();
    const world = setUp({
      UploadImage: () => {
        run.abort();
        return uploaded();
      },
      TrashImages: () => {
        throw refusal('STORAGE_UNAVAILABLE', 'Down.');
      },
    });
    await expect(copy(world, run.signal)).rejects.toThrow('stays in your library');
  });

  it('creates an image whose layers have pictures of their own', async () => {
    const saved: string[] = [];
    const world = setUp({
      UploadImage: uploaded,
      LayerPictureUrls: () => ({ layerPictures: [] }),
      UploadLayerPicture: () => ({ uploadLayerPicture: { __typename: 'LayerPicture', sha256: '' } }),
      SaveEditorDocument: ({ input }) => {
        saved.push((input as { json: string }).json);
        return { saveEditorDocument: { __typename: 'EditorDocument', revision: 1 } };
      },
    });
    expect(await copy(world)).toEqual({ uid: 'img2', hasLayers: true });
    expect(world.server.calls('UploadImage')).toMatchObject([
      { filename: 'peaks copy.png', allowDuplicate: true },
    ]);
    expect(world.server.calls('UploadLayerPicture')).toMatchObject([{ imageUid: 'img2' }]);
    const { layers } = JSON.parse(saved[0] ?? '') as EditorDocument;
    const sha256 = await hashOf(new Blob());
    expect(layers).toMatchObject([{ source: { kind: 'blob', sha256 } }, { type: 'text' }]);
    expect(world.session.editor.state.document).toBe(DOCUMENT);
  });

  it('saves only the picture when the storage is too full for its layers', async () => {
    const world = setUp({
      UploadImage: uploaded,
      LayerPictureUrls: () => {
        throw refusal('STORAGE_QUOTA_EXCEEDED', 'Your storage is full.');
      },
    });
    expect(await copy(world)).toEqual({ uid: 'img2', hasLayers: false });
  });

  it('fails when the storage is too full for the picture', async () => {
    const world = setUp({
      UploadImage: () => {
        throw refusal('STORAGE_QUOTA_EXCEEDED', 'Your storage is full.');
      },
    });
    await expect(copy(world)).rejects.toThrow('Your storage is full.');
  });
});
