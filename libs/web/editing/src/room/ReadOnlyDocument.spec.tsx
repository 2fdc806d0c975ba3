import { newDocument, SCHEMA } from '@safelight/engine';
import { TEXTS } from '@safelight/rules';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen } from '@testing-library/react';
import { EDITED_IMAGE, noVersionUrls } from '../testing/document-answers.ts';
import { withoutWorkers } from '../testing/without-workers.ts';
import { withoutStage } from '../testing/without-stage.tsx';

withoutWorkers();
withoutStage();
const { EditorScreen } = await import('../EditorScreen.tsx');

// jsdom cannot draw.
HTMLCanvasElement.prototype.getContext = () => null;

it.each([
  ['the readable parts', { ...newDocument({ width: 40, height: 30 }), schema: SCHEMA + 1 }],
  ['the picture when nothing is readable', { schema: SCHEMA + 1, pages: [] }],
])(
  'a document saved by a newer version of the program shows %s, without any controls',
  async (_what, document) => {
    const server = fakeServer({
      OpenEditorDocument: () => ({
        image: EDITED_IMAGE,
        editorDocument: {
          __typename: 'EditorDocument',
          revision: 3,
          savedBy: 'Firefox on Linux',
          updatedAt: '2026-11-22T10:00:00Z',
          json: JSON.stringify(document),
        },
      }),
      VersionUrls: noVersionUrls,
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
