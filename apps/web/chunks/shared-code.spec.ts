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

it('code of several features is put into one chunk, and into another if small pages also load it', () => {
  expect(groupOf('picker')).toBe('features');
  expect(groupOf('dialog')).toBe('features');
  expect(groupOf('chip')).toBe('pages');
});

it('code that only one feature loads is not moved into a shared chunk', () => {
  expect(groupOf('gallery')).toBeNull();
});
