import type { EditorDocument } from './document.ts';
import type { Layer } from './layer.ts';

/** Ids of the layers that are of a kind themselves or lie in a group that is, at any depth. */
const inheriting = ({ layers }: EditorDocument, applies: (layer: Layer) => boolean): ReadonlySet<string> => {
  const found = new Set<string>();
  // A group stands before what it holds, so one pass is enough.
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

/** Ids of layers that are locked or lie in a locked group: their place, content and existence stay as they are. */
export const lockedIds = remembered((document) => inheriting(document, ({ locked }) => locked));

/** Ids of layers that are switched off or lie in a group that is. */
export const hiddenIds = remembered((document) => inheriting(document, ({ visible }) => !visible));

/** Ids of the layers of a set, and of all that lies in its groups. */
export const withContents = (document: EditorDocument, ids: ReadonlySet<string>): ReadonlySet<string> =>
  inheriting(document, ({ id }) => ids.has(id));
