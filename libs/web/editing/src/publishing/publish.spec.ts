import { ApolloClient } from '@apollo/client';
import { createEditor, newDocument, type EditorDocument, type PictureSource } from '@safelight/engine';
import { imageOf, textOf } from '@safelight/engine/testing';
import { FileError, hashOf } from '@safelight/render';
import { createCache } from '@safelight/web-data';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import type { Saving } from '../saving/saving.ts';
import { EDITED_IMAGE, SAVED_IMAGE } from '../testing/document-answers.ts';
import { fakeRenders } from '../testing/fake-renders.ts';
import { fakePictures, savedAlready } from '../testing/open-editor.tsx';
import { copyDocument } from './copy-document.ts';
import { publish, publishProblem } from './publish.ts';
import { renderedFile } from './rendered-file.ts';

const VERSION: PictureSource = { kind: 'version', versionId: 'v1' };
const DOCUMENT: EditorDocument = {
  ...newDocument({ width: 10, height: 10 }),
  layers: [imageOf({ source: VERSION }), textOf()],
};
const MAX = 1000;

const setUp = (handlers: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer(handlers);
  const client = new ApolloClient({ link: server.link, cache: createCache(), dataMasking: true });
  const done: string[] = [];
  const saving: Saving = {
    ...savedAlready,
    flush: (options) => {
      done.push(`flush ${String(options?.evenUnchanged)}`);
      return Promise.resolve();
    },
    hold: () => {
      done.push('hold');
      return Promise.resolve({
        revision: 7,
        published: () => done.push('published'),
        release: () => done.push('release'),
      });
    },
  };
  const editor = createEditor({ document: DOCUMENT, newId: () => 'id' });
  const { pictures } = fakePictures();
  return { server, client, done, session: { image: EDITED_IMAGE, editor, pictures, saving } };
};

const rendered: typeof renderedFile = (document, pictures, options) =>
  renderedFile(document, pictures, options, fakeRenders({ png: 100, jpeg: 10 }));

describe('publishing a document', () => {
  it('renders the saved document, and no other change is saved in the meantime', async () => {
    const { server, client, session, done } = setUp({
      PublishEditorDocument: () => ({ publishEditorDocument: SAVED_IMAGE }),
    });
    expect(await publish({ client, session, maxBytes: MAX, render: rendered })).toEqual({
      versionId: 'v2',
      isReduced: false,
    });
    expect(server.calls('PublishEditorDocument')).toMatchObject([{ imageUid: 'img1', revision: 7 }]);
    expect(done).toEqual(['hold', 'published', 'release']);
  });

  it('contains the text that is still being typed', async () => {
    const { client, session } = setUp({
      PublishEditorDocument: () => ({ publishEditorDocument: SAVED_IMAGE }),
    });
    const { editor } = session;
    editor.take('text');
    editor.pointerDown({ x: 2, y: 2 });
    editor.send({ type: 'text', content: 'Sea' });
    const shown: string[] = [];
    const render: typeof renderedFile = (document, ...rest) => {
      shown.push(...document.layers.map((layer) => (layer.type === 'text' ? layer.content : layer.type)));
      return rendered(document, ...rest);
    };
    await publish({ client, session, maxBytes: MAX, render });
    expect(shown.at(-1)).toBe('Sea');
  });

  it.each([
    ['image/jpeg', 'peaks.jpg'],
    ['image/png', 'peaks.png'],
  ])('keeps the format of its original: %s', async (type, filename) => {
    const { server, client, session } = setUp({
      PublishEditorDocument: () => ({ publishEditorDocument: SAVED_IMAGE }),
    });
    const pictures = { ...session.pictures, bytes: () => Promise.resolve(new Blob([], { type })) };
    await publish({ client, session: { ...session, pictures }, maxBytes: MAX, render: rendered });
    expect(server.calls('PublishEditorDocument')).toMatchObject([{ file: { name: filename } }]);
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
    const missing = () => Promise.reject(new FileError('An image of this document could not be loaded.'));
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
      image: { __typename: 'Image', uid: 'img2', current: { __typename: 'ImageVersion', id: 'v9' } },
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
      UploadCopy: () => {
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
      UploadCopy: uploaded,
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
      UploadCopy: () => {
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
    const saved: { readonly json: string; readonly shownBy: string }[] = [];
    const world = setUp({
      UploadCopy: uploaded,
      LayerPictureUrls: () => ({ layerPictures: [] }),
      UploadLayerPicture: () => ({ uploadLayerPicture: { __typename: 'LayerPicture', sha256: '' } }),
      SaveEditorDocument: ({ input }) => {
        saved.push(input as (typeof saved)[number]);
        return { saveEditorDocument: { __typename: 'EditorDocument', revision: 1 } };
      },
    });
    expect(await copy(world)).toEqual({ uid: 'img2', hasLayers: true });
    expect(world.server.calls('UploadCopy')).toMatchObject([{ filename: 'peaks copy.png' }]);
    expect(world.server.calls('UploadLayerPicture')).toMatchObject([{ imageUid: 'img2' }]);
    const { layers } = JSON.parse(saved[0]?.json ?? '') as EditorDocument;
    const sha256 = await hashOf(new Blob());
    expect(layers).toMatchObject([{ source: { kind: 'blob', sha256 } }, { type: 'text' }]);
    expect(saved).toMatchObject([{ shownBy: 'v9' }]);
    expect(world.session.editor.state.document).toBe(DOCUMENT);
  });

  it('keeps the format of the original', async () => {
    const world = setUp({ UploadCopy: uploaded });
    const bytes = () => Promise.resolve(new Blob([], { type: 'image/jpeg' }));
    const pictures = { ...world.session.pictures, bytes };
    await copy({ ...world, session: { ...world.session, pictures } });
    expect(world.server.calls('UploadCopy')).toMatchObject([{ filename: 'peaks copy.jpg' }]);
  });

  it('saves only the picture when the storage is too full for its layers', async () => {
    const world = setUp({
      UploadCopy: uploaded,
      LayerPictureUrls: () => {
        throw refusal('STORAGE_QUOTA_EXCEEDED', 'Your storage is full.');
      },
    });
    expect(await copy(world)).toEqual({ uid: 'img2', hasLayers: false });
  });

  it('fails when the storage is too full for the picture', async () => {
    const world = setUp({
      UploadCopy: () => {
        throw refusal('STORAGE_QUOTA_EXCEEDED', 'Your storage is full.');
      },
    });
    await expect(copy(world)).rejects.toThrow('Your storage is full.');
  });
});
