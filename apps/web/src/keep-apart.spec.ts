/** @jest-environment node */
import { loadedAtFirst } from '../keep-apart.ts';
import { OF_THE_EDITOR } from '../of-the-editor.ts';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false) => ({
  type: 'chunk' as const,
  fileName,
  moduleIds,
  imports,
  isEntry,
});

const PAGE = [
  chunk('index.js', ['/r/apps/web/src/main.tsx'], ['ui.js'], true),
  chunk('ui.js', ['/r/libs/web/ui/src/index.ts']),
  chunk('editing.js', ['/r/libs/web/editing/src/index.ts', '/r/node_modules/konva/lib/Core.js'], ['ui.js']),
  { type: 'asset' as const, fileName: 'index.css' },
];

it('is content when what is to be apart loads later', () => {
  expect(loadedAtFirst(PAGE, OF_THE_EDITOR)).toEqual([]);
});

it('finds what the first page brings along, however many files away', () => {
  const grown = PAGE.map((file) => (file.fileName === 'ui.js' ? { ...file, imports: ['editing.js'] } : file));
  expect(loadedAtFirst(grown, OF_THE_EDITOR)).toEqual([
    '/r/libs/web/editing/src/index.ts',
    '/r/node_modules/konva/lib/Core.js',
  ]);
});

it.each([
  '/r/libs/editor/engine/src/index.ts',
  '/r/libs/editor/stage/src/EditorStage.tsx',
  '/r/libs/web/editing/src/EditorScreen.tsx',
  '/r/node_modules/react-konva/es/ReactKonva.js',
  '/r/node_modules/ag-psd/dist-es/psd.js',
  '/r/node_modules/zod/v4/classic/external.js',
  '/r/node_modules/perfect-freehand/dist/esm/index.mjs',
])('counts %s as of the editor', (id) => {
  expect(OF_THE_EDITOR.test(id)).toBe(true);
});

it.each(['/r/libs/web/images/src/ai-edit/AiEditForm.tsx', '/r/libs/web/site/src/landing/LandingScreen.tsx'])(
  'does not count %s',
  (id) => {
    expect(OF_THE_EDITOR.test(id)).toBe(false);
  },
);
