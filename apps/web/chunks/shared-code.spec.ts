import { ofFeatures, ofPages } from './shared-code.ts';

interface Module {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
}

const importedBy = (...importers: readonly string[]): Module => ({
  importers,
  dynamicImporters: [],
  isEntry: false,
});
const lazy: Module = { importers: [], dynamicImporters: ['main'], isEntry: false };

const MODULES: Readonly<Record<string, Module>> = {
  main: { importers: [], dynamicImporters: [], isEntry: true },
  '/x/libs/web/library/src/index.ts': lazy,
  '/x/libs/web/projects/src/index.ts': lazy,
  '/x/libs/web/pages/src/blog/index.ts': lazy,
  picker: importedBy('dialog', 'picker'),
  dialog: importedBy('/x/libs/web/library/src/index.ts', '/x/libs/web/projects/src/index.ts', 'picker'),
  chip: importedBy('picker', '/x/libs/web/pages/src/blog/index.ts'),
  gallery: importedBy('/x/libs/web/library/src/index.ts'),
};
const context = { getModuleInfo: (id: string) => (MODULES[id] ?? null) as never };
const groupOf = (id: string) => ofPages(id, context) ?? ofFeatures(id, context);

it('groups what several features load, and in another chunk what small pages load too', () => {
  expect(groupOf('picker')).toBe('features');
  expect(groupOf('dialog')).toBe('features');
  expect(groupOf('chip')).toBe('pages');
});

it('leaves what only one feature loads where it is', () => {
  expect(groupOf('gallery')).toBeNull();
});
