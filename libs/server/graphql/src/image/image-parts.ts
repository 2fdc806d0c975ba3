import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import type { ImagePart, ImageParts } from '@safelight/application';

type Fragments = GraphQLResolveInfo['fragments'];

const FILE: readonly ImagePart[] = ['current.original.contentType'];
/** The parts of an image that its addresses depend on: what they contain, and whether they are signed. */
const ADDRESS: readonly ImagePart[] = [
  'privacy',
  'block',
  'deletedAt',
  'current.id',
  'current.contentType',
  'current.original.sha256',
];

/**
 * The parts that each field of an image needs, for the viewer's own images. Fields that are not listed here
 * need the whole image.
 */
const PARTS_OF_FIELDS: ReadonlyMap<string, readonly ImagePart[]> = new Map<string, readonly ImagePart[]>([
  ['__typename', []],
  ['uid', []],
  ['isOwner', []],
  ['permalink', []],
  ['title', ['title']],
  ['description', ['description']],
  ['originalFilename', ['originalFilename']],
  ['contentType', FILE],
  ['fileExtension', ['current.contentType']],
  ['fileSize', ['current.original.sizeBytes']],
  ['width', ['current.width']],
  ['height', ['current.height']],
  ['privacy', ['privacy']],
  ['tags', ['tags']],
  ['showTags', ['areTagsShown']],
  ['isFavorite', ['isFavorite']],
  ['viewCount', ['viewCount']],
  ['createdAt', ['createdAt']],
  ['lastAccessed', ['lastAccessedAt']],
  ['expiresAt', ['expiresAt']],
  ['deletedAt', ['deletedAt']],
  ['block', ['block']],
  ['thumbhash', ['current.thumbhash']],
  ['deleteUrl', ['deletedAt']],
  ['url', ADDRESS],
  ['directUrl', ADDRESS],
  ['downloadUrl', ADDRESS],
  ['thumbnailUrl', ADDRESS],
]);

/** The fields on one level of a query, including those in fragments and ignoring @skip and @include. */
const fieldsIn = (selectionSet: SelectionSetNode | undefined, fragments: Fragments): readonly FieldNode[] =>
  (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, fragments);
    return fieldsIn(fragments[selection.name.value]?.selectionSet, fragments);
  });

const partsOfImages = (images: readonly FieldNode[], fragments: Fragments): ImageParts | null => {
  const parts = new Set<ImagePart>();
  for (const { name } of images.flatMap(({ selectionSet }) => fieldsIn(selectionSet, fragments))) {
    const needed = PARTS_OF_FIELDS.get(name.value);
    if (needed === undefined) return null;
    for (const part of needed) parts.add(part);
  }
  return parts;
};

/** Compiled queries pass the same array of field nodes every time, so results are cached by it. */
const known = new WeakMap<readonly FieldNode[], ImageParts | null>();

/**
 * The parts that the images of a requested connection need, both in `nodes` and in `edges`. Null when a field
 * needs the whole image.
 */
export const partsOfConnection = ({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ImageParts | null => {
  const found = known.get(fieldNodes);
  if (found !== undefined) return found;
  const fields = fieldNodes.flatMap(({ selectionSet }) => fieldsIn(selectionSet, fragments));
  const named = (name: string, among: readonly FieldNode[]): readonly FieldNode[] =>
    among.filter((field) => field.name.value === name);
  const inEdges = named('edges', fields).flatMap(({ selectionSet }) => fieldsIn(selectionSet, fragments));
  const parts = partsOfImages([...named('nodes', fields), ...named('node', inEdges)], fragments);
  known.set(fieldNodes, parts);
  return parts;
};
