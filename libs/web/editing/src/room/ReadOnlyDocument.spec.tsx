import { newDocument, SCHEMA } from '@safelight/engine';
import { TEXTS } from '@safelight/rules';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen } from '@testing-library/react';
import { withoutWorkers } from '../testing/without-workers.ts';
import { withoutStage } from '../testing/without-stage.tsx';

withoutWorkers();
withoutStage();
const { EditorScreen } = await import('../EditorScreen.tsx');

// jsdom cannot draw.
HTMLCanvasElement.prototype.getContext = () => null;

const IMAGE = {
  __typename: 'Image',
  uid: 'img1',
  title: 'peaks.jpg',
  privacy: 'PRIVATE',
  isOwner: true,
  current: { __typename: 'ImageVersion', id: 'v1', width: 40, height: 30 },
};

it.each([
  ['the readable parts', { ...newDocument({ width: 40, height: 30 }), schema: SCHEMA + 1 }],
  ['the picture, when nothing is readable,', { schema: SCHEMA + 1, pages: [] }],
])(
  'shows %s of a document saved by a newer version of the program, without any controls',
  async (_what, document) => {
    const server = fakeServer({
      OpenEditorDocument: () => ({
        image: IMAGE,
        editorDocument: {
          __typename: 'EditorDocument',
          revision: 3,
          savedBy: 'Firefox on Linux',
          updatedAt: '2026-11-22T10:00:00Z',
          json: JSON.stringify(document),
        },
      }),
      VersionUrls: () => ({ image: { __typename: 'Image', uid: 'img1', versions: [] } }),
    });
    openScreen({
      path: '/editor/:imageId',
      at: '/editor/img1',
      element: <EditorScreen />,
      link: server.link,
    });
    expect(await screen.findByText(TEXTS.editor.readOnly)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Canvas of peaks.jpg' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'peaks.jpg' })).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reload']);
  },
);
