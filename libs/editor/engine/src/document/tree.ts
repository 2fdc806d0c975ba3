import { LIMITS } from '../defaults/limits.ts';
import type { Layer } from './layer.ts';

/** What is wrong with the order of layers and groups, and at which position; null when nothing is. */
export const treeProblem = (
  layers: readonly Layer[],
): { readonly index: number; readonly message: string } | null => {
  const seen = new Set<string>();
  /**
   * The groups that contain the previous layer, the outermost first; the layer itself is the last if it is a
   * group.
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
