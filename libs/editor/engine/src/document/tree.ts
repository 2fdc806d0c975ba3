import { LIMITS } from '../defaults/constants.ts';
import type { EditorDocument } from './document.ts';
import type { Layer, PictureSource } from './layer.ts';
import { onceFor } from './once-for.ts';

/** Returns the ids of the layers for which `applies` is true, and of everything inside those groups. */
const inheriting = (
  { layers }: Pick<EditorDocument, 'layers'>,
  applies: (layer: Layer) => boolean,
): ReadonlySet<string> => {
  const found = new Set<string>();
  // A group comes before its contents, so one pass is enough.
  for (const layer of layers) {
    if (applies(layer) || (layer.parentId !== null && found.has(layer.parentId))) found.add(layer.id);
  }
  return found;
};

/**
 * The ids of locked layers and of layers in locked groups. Their place and content cannot be changed, and
 * they cannot be removed.
 */
export const lockedIds = onceFor((document: EditorDocument) => inheriting(document, ({ locked }) => locked));

/** The layers whose own locks lock the given ones: they themselves, and the groups that they are in. */
export const lockersOf = (document: EditorDocument, ids: ReadonlySet<string>): ReadonlySet<string> => {
  const around = (id: string | null): readonly Layer[] => {
    const layer = id === null ? null : layerById(document, id);
    return layer === null ? [] : [layer, ...around(layer.parentId)];
  };
  return new Set([...ids].flatMap(around).flatMap(({ id, locked }) => (locked ? [id] : [])));
};

/** The ids of hidden layers and of layers in hidden groups. */
export const hiddenIds = onceFor((document: Pick<EditorDocument, 'layers'>) =>
  inheriting(document, ({ visible }) => !visible),
);

/** Returns the ids of the given layers and of everything inside given groups. */
export const withContents = (document: EditorDocument, ids: ReadonlySet<string>): ReadonlySet<string> =>
  inheriting(document, ({ id }) => ids.has(id));

/** The layer with an id, or null. */
export const layerById = (document: EditorDocument, id: string): Layer | null =>
  document.layers.find((layer) => layer.id === id) ?? null;

/** The layer that was selected last, above which new layers go; null when none is selected. */
export const lastSelected = (selection: ReadonlySet<string>): string | null => [...selection].at(-1) ?? null;

/** The selected layer if it is the only one, otherwise null. */
export const onlySelected = ({
  document,
  selection,
}: {
  readonly document: EditorDocument;
  readonly selection: ReadonlySet<string>;
}): Layer | null => {
  const [id] = selection;
  return id === undefined || selection.size > 1 ? null : layerById(document, id);
};

/** The layers of a group, or those in no group for null, from bottom to top. */
export const childrenOf = (document: EditorDocument, parentId: string | null): readonly Layer[] =>
  document.layers.filter((layer) => layer.parentId === parentId);

const picturesOfLayer = (layer: Layer): readonly PictureSource[] => [
  ...(layer.type === 'image' ? [layer.source] : []),
  ...(layer.mask?.picture ? [layer.mask.picture] : []),
];

/**
 * Every picture that a document refers to, without repetition: to load, to count in the quota, and to keep in
 * the store.
 */
export const picturesOf = (document: Pick<EditorDocument, 'layers'>): readonly PictureSource[] => {
  const byKey = new Map(
    document.layers.flatMap(picturesOfLayer).map((source) => [pictureKey(source), source] as const),
  );
  return [...byKey.values()];
};

/** A key that is equal for two sources only if they are the same picture. */
export const pictureKey = (source: PictureSource): string =>
  source.kind === 'version' ? `version:${source.versionId}` : `blob:${source.sha256}`;

/** Finds the first layer with a duplicate id or in an impossible group; null when the order is valid. */
export const treeProblem = (
  layers: readonly Layer[],
): { readonly index: number; readonly message: string } | null => {
  const seen = new Set<string>();
  /**
   * The groups around the previous layer, the outermost first. A previous layer that is a group comes last.
   */
  let open: readonly string[] = [];
  for (const [index, { id, parentId, type }] of layers.entries()) {
    if (seen.has(id)) return { index, message: `has the id of another layer: ${id}` };
    seen.add(id);
    const depth = parentId === null ? 0 : open.indexOf(parentId) + 1;
    if (parentId !== null && depth === 0) {
      return { index, message: `must follow the group it lies in: ${parentId}` };
    }
    if (depth > LIMITS.groupDepth) return { index, message: 'lies in too many groups' };
    open = type === 'group' ? [...open.slice(0, depth), id] : open.slice(0, depth);
  }
  return null;
};
