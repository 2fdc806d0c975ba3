import { OPERATIONS, type OperationId } from '../../operations/registry.ts';

/** What may come of a wish: operations, and that some of it is refused. */
export type Label = OperationId | 'refuse';

export const LABELS: readonly Label[] = [...OPERATIONS.map(({ id }) => id), 'refuse'];

const isLabel = (text: string): text is Label => (LABELS as readonly string[]).includes(text);

const labelOf = (text: string): Label => {
  const label = text.trim();
  if (!isLabel(label)) throw new Error(`“${label}” is neither an operation nor “refuse”.`);
  return label;
};

/**
 * The sets of labels of which each is right: `crop + warm-tones | sepia` is `crop + warm-tones` or `crop + sepia`,
 * and `crop + border | collage` may also mean `crop + border` or `collage`. Throws for an unknown label.
 */
export const labelSets = (written: string): readonly ReadonlySet<Label>[] => {
  const wholes = written.split(' | ').map((whole) => whole.split(' + ').map(labelOf));
  const products = written
    .split(' + ')
    .map((part) => part.split(' | ').map(labelOf))
    .reduce<readonly (readonly Label[])[]>(
      (sets, options) => sets.flatMap((set) => options.map((option) => [...set, option])),
      [[]],
    );
  return [...wholes, ...products].map((labels) => new Set(labels));
};
