import { ServerError } from '@apollo/client/errors';
import {
  type EditorState,
  LIMITS,
  newDocument,
  type PictureSource,
  replaceDocument,
  SCHEMA,
  serializeDocument,
  setBackground,
} from '@safelight/engine';
import { createPictureStore } from '@safelight/render';
import { TEXTS } from '@safelight/rules';
import { refusal, fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { EDITED_IMAGE, noVersionUrls } from '../testing/document-answers.ts';
import { withoutWorkers } from '../testing/without-workers.ts';
import type { ColorPicker } from './open-session.ts';
import type { OpenDocument } from './use-open-document.ts';

/** The pictures that the last opened picture store keeps in memory. */
let inUse: () => readonly PictureSource[] = () => [];
withoutWorkers({
  createPictureStore: (options) => {
    inUse = options.inUse ?? inUse;
    return createPictureStore(options);
  },
});
const { useOpenDocument } = await import('./use-open-document.ts');

const PAINTED = { ...newDocument({ width: 40, height: 30 }), background: '#123456' };

const stored = (json: string, shownBy: string | null = null) => ({
  __typename: 'EditorDocument',
  revision: 3,
  savedBy: 'Firefox on Linux',
  updatedAt: '2026-11-22T10:00:00Z',
  json,
  shownBy,
  image: EDITED_IMAGE,
});

const SAVED = {
  saveEditorDocument: { __typename: 'EditorDocument', revision: 4, updatedAt: '2026-11-22T10:01:00Z' },
};

/** Opens the document of an image with these answers of the server. A button leaves it, and comes back to it. */
const open = (
  answer: () => object,
  picker?: ColorPicker,
  save: () => typeof SAVED | Promise<typeof SAVED> = () => SAVED,
) => {
  let seen: OpenDocument = { status: 'loading' };
  const Document = () => {
    seen = useOpenDocument('img1', picker);
    return <output>{seen.status}</output>;
  };
  const Probe = () => {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button onClick={() => setHere(!isHere)}>{isHere ? 'Leave' : 'Come back'}</button>
        {isHere ? <Document /> : null}
      </>
    );
  };
  const server = fakeServer({
    OpenEditorDocument: () => ({ image: EDITED_IMAGE, editorDocument: null, ...answer() }),
    VersionUrls: noVersionUrls,
    VersionInUse: () => ({
      image: { ...EDITED_IMAGE, current: { ...EDITED_IMAGE.current, id: 'v2', number: 2 } },
      editorDocument: null,
    }),
    SaveEditorDocument: save,
  });
  const opened = openScreen({ path: '/editor/img1', element: <Probe />, link: server.link });
  const until = (status: OpenDocument['status']) => screen.findByText(status);
  return { ...opened, server, until, now: () => seen };
};

it.each([
  ['the image does not exist', { image: null }],
  ['the image belongs to somebody else', { image: { ...EDITED_IMAGE, isOwner: false } }],
])('no document is opened when %s', async (_why, answer) => {
  const { until, server } = open(() => answer);
  await until('missing');
  expect(server.calls('SaveEditorDocument')).toEqual([]);
});

it('an image that was never edited is opened with its picture as the only layer', async () => {
  const fresh = open(() => ({}));
  await fresh.until('open');
  expect(fresh.now()).toMatchObject({
    session: { editor: { state: { document: { width: 40, height: 30, layers: [{ type: 'image' }] } } } },
  });
});

it('the server’s document is opened, and changes are saved before it closes', async () => {
  const { until, now, server, session } = open(() => ({
    editorDocument: stored(serializeDocument(PAINTED)),
  }));
  await until('open');
  const opened = now();
  if (opened.status !== 'open') throw new Error('It is open.');
  expect(opened.session.editor.state.document).toEqual(PAINTED);
  act(() => {
    opened.session.editor.run(setBackground('#ffffff'));
  });
  await act(() => session.signOut());
  await waitFor(() =>
    expect(server.calls('SaveEditorDocument')).toMatchObject([
      { input: { imageUid: 'img1', baseRevision: 3, json: expect.stringContaining('#ffffff') as string } },
    ]),
  );
});

it('a document that is opened again while its last save is running has its last changes', async () => {
  let answer: (saved: typeof SAVED) => void = () => undefined;
  const saved = new Promise<typeof SAVED>((resolve) => {
    answer = resolve;
  });
  const { until, now, server, person } = open(
    () => ({ editorDocument: stored(serializeDocument(PAINTED)) }),
    undefined,
    () => saved,
  );
  await until('open');
  const opened = now();
  if (opened.status !== 'open') throw new Error('It is open.');
  act(() => {
    opened.session.editor.run(setBackground('#ffffff'));
  });
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(server.calls('SaveEditorDocument')).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Come back' }));
  await until('open');
  expect(now()).toMatchObject({
    session: { editor: { state: { document: { background: '#ffffff' } } }, restored: 0 },
  });
  answer(SAVED);
  await waitFor(() => expect(opened.session.saving.status).toEqual({ kind: 'draft' }));
});

it('who leaves a document that cannot be saved hears of it', async () => {
  const { until, now, person } = open(
    () => ({ editorDocument: stored(serializeDocument(PAINTED)) }),
    undefined,
    () => {
      throw refusal('STORAGE_QUOTA_EXCEEDED', 'Your storage is full.');
    },
  );
  await until('open');
  const opened = now();
  if (opened.status !== 'open') throw new Error('It is open.');
  act(() => {
    opened.session.editor.run(setBackground('#ffffff'));
  });
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  expect(
    await screen.findByText(
      '1 change of “peaks.jpg” could not be saved, and this browser could not keep it.',
    ),
  ).toBeVisible();
});

it.each([
  ['a draft', null, 'draft'],
  ['a draft, if only another version than the one in use shows it', 'v2', 'draft'],
  ['saved, if the version in use shows it', 'v1', 'saved'],
])('a stored document is %s', async (_, shownBy, kind) => {
  const { until, now } = open(() => ({
    image: EDITED_IMAGE,
    editorDocument: stored(serializeDocument(PAINTED), shownBy),
  }));
  await until('open');
  expect(now()).toMatchObject({ session: { saving: { status: { kind } } } });
});

it('a text that is being typed is saved when the page is left', async () => {
  const { until, now, server } = open(() => ({ editorDocument: stored(serializeDocument(PAINTED)) }));
  await until('open');
  const opened = now();
  if (opened.status !== 'open') throw new Error('It is open.');
  const { editor } = opened.session;
  act(() => {
    editor.resize({ width: 800, height: 600 });
    editor.take('text');
    editor.pointerDown({ x: 400, y: 300 });
    editor.pointerUp({ x: 400, y: 300 });
    editor.send({ type: 'text', content: 'Half a sentence' });
    window.dispatchEvent(new Event('pagehide'));
  });
  await waitFor(() =>
    expect(server.calls('SaveEditorDocument')).toMatchObject([
      { input: { json: expect.stringContaining('Half a sentence') as string } },
    ]),
  );
});

it.each([
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('who comes back to the page (%s) hears which version is in use', async (_event, comeBack) => {
  const { until, now, server } = open(() => ({}));
  await until('open');
  expect(server.calls('VersionInUse')).toEqual([]);
  comeBack();
  const opened = now();
  if (opened.status !== 'open') throw new Error('It is open.');
  const { inUse } = opened.session.saving;
  await waitFor(() => expect(inUse.other).toMatchObject({ id: 'v2', isDocument: false }));
});

it('the eyedropper gets the visible colors, including those of the current draft', async () => {
  let shown: () => Pick<EditorState, 'document' | 'draft'> | null = () => null;
  const { until, now } = open(
    () => ({}),
    (_pictures, of) => {
      shown = of;
      return () => null;
    },
  );
  await until('open');
  const opened = now();
  if (opened.status !== 'open') throw new Error('It is open.');
  act(() => {
    opened.session.editor.preview(setBackground('#00ff00'));
  });
  expect(shown()?.draft).toMatchObject({ kind: 'document', document: { background: '#00ff00' } });
});

it('pictures stay in memory while the document contains them, or the canvas previews them', async () => {
  const { until, now } = open(() => ({}));
  await until('open');
  const opened = now();
  if (opened.status !== 'open') throw new Error('It is open.');
  const { editor } = opened.session;
  const [old, next] = ['v1', 'v2'].map((versionId) => ({ kind: 'version', versionId }) as const);
  const action = replaceDocument(newDocument({ width: 40, height: 30, source: next! }));
  expect(inUse()).not.toContainEqual(next);
  act(() => {
    editor.preview(action);
  });
  expect(inUse()).toEqual(expect.arrayContaining([old, next]));
  act(() => {
    editor.cancel();
    editor.run(action);
  });
  expect(inUse()).not.toContainEqual(old);
});

it.each([
  ['as far as it is readable', { ...PAINTED, schema: SCHEMA + 1 }, '#123456'],
  ['as a picture when nothing of it is readable', { schema: SCHEMA + 1, pages: [] }, undefined],
])('a document of a newer schema is shown read-only, %s', async (_how, document, background) => {
  const { until, now, server } = open(() => ({ editorDocument: stored(JSON.stringify(document)) }));
  await until('newer');
  const seen = now();
  expect(seen.status === 'newer' && seen.document?.background).toBe(background);
  window.dispatchEvent(new Event('pagehide'));
  await Promise.resolve();
  expect(server.calls('SaveEditorDocument')).toEqual([]);
});

it('an invalid document is reported with its problem, and can be loaded again', async () => {
  let json = '{"schema":1,"width":-5}';
  const { until, now } = open(() => ({ editorDocument: stored(json) }));
  await until('failed');
  const failed = now();
  if (failed.status !== 'failed') throw new Error('It failed.');
  expect(failed.message).toMatch(/^The stored document cannot be read: /);
  json = serializeDocument(PAINTED);
  act(failed.retry);
  await until('open');
});

it('a picture that is too large to be edited is rejected with a message', async () => {
  const current = { ...EDITED_IMAGE.current, width: LIMITS.sidePx + 1 };
  const { until, now } = open(() => ({ image: { ...EDITED_IMAGE, current } }));
  await until('failed');
  expect(now()).toMatchObject({ message: expect.stringContaining(String(LIMITS.sidePx)) as string });
});

it.each([404, 503])('while a proxy answers %d in place of the server, a message says so', async (status) => {
  const { until, now } = open(() => {
    const response = { status } as Response;
    throw new ServerError('Response not successful', { response, bodyText: '<html>Bad gateway</html>' });
  });
  await until('failed');
  expect(now()).toMatchObject({ message: TEXTS.generic.unavailable, isPassing: true });
});

it('an image that the server does not find is missing', async () => {
  const { until } = open(() => {
    throw refusal('NOT_FOUND', 'Not found.');
  });
  await until('missing');
});

it.each([
  ['RATE_LIMITED', 'Too many requests.', true],
  ['FORBIDDEN', 'Not yours.', false],
] as const)('the error %s of the server is shown with its message', async (code, message, isPassing) => {
  const { until, now } = open(() => {
    throw refusal(code, message);
  });
  await until('failed');
  expect(now()).toMatchObject({ message, isPassing });
});
