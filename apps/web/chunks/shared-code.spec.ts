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

it('puts code of several features into one chunk, and code that small pages also load into another', () => {
  expect(groupOf('picker')).toBe('features');
  expect(groupOf('dialog')).toBe('features');
  expect(groupOf('chip')).toBe('pages');
});

it('does not move code that only one feature loads', () => {
  expect(groupOf('gallery')).toBeNull();
});
