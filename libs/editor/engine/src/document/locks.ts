import type { EditorDocument } from './document.ts';
import type { Layer } from './layer.ts';

/** The ids of the layers to which `applies` is true, and of everything in such groups at any depth. */
const inheriting = ({ layers }: EditorDocument, applies: (layer: Layer) => boolean): ReadonlySet<string> => {
  const found = new Set<string>();
  // A group comes before its contents, so one pass is enough.
  for (const layer of layers) {
    if (applies(layer) || (layer.parentId !== null && found.has(layer.parentId))) found.add(layer.id);
  }
  return found;
};

const remembered = (make: (document: EditorDocument) => ReadonlySet<string>) => {
  const cache = new WeakMap<EditorDocument, ReadonlySet<string>>();
  return (document: EditorDocument): ReadonlySet<string> => {
    const known = cache.get(document) ?? make(document);
    cache.set(document, known);
    return known;
  };
};

/**
 * The ids of locked layers and of layers in locked groups. Their place and content cannot be changed, and
 * they cannot be removed.
 */
export const lockedIds = remembered((document) => inheriting(document, ({ locked }) => locked));

/** The ids of hidden layers and of layers in hidden groups. */
export const hiddenIds = remembered((document) => inheriting(document, ({ visible }) => !visible));

/** The ids of the given layers and of everything in those that are groups. */
export const withContents = (document: EditorDocument, ids: ReadonlySet<string>): ReadonlySet<string> =>
  inheriting(document, ({ id }) => ids.has(id));
