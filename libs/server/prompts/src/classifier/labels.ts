import { type OperationId, OPERATIONS } from '@safelight/operations';

/** Operations that put another picture into this one, which only the rules read: none of the lists has wishes for them. */
const UNLEARNED: readonly OperationId[] = ['overlay-picture', 'replace-sky'];
const LEARNED = OPERATIONS.map(({ id }) => id).filter((id) => !UNLEARNED.includes(id));

/** What may come of a wish: operations, and that some of it is refused. */
export type Label = OperationId | 'refuse';

/** What the classifier knows. */
export const LABELS: readonly Label[] = [...LEARNED, 'refuse'];

export type AloneOutput = `${OperationId} alone`;

/** The name of the output that says whether this operation alone is a right reading of the wish. */
export const alone = (id: OperationId): AloneOutput => `${id} alone`;

/**
 * The outputs of the classifier. That a label is meant, alone or beside others, and that an operation alone is right: of
 * a wish with many right readings, such as "moody", no operation is surely meant, but each of them alone is right.
 */
export const OUTPUTS: readonly (Label | AloneOutput)[] = [...LABELS, ...LEARNED.map(alone)];

const isLabel = (text: string): text is Label => (LABELS as readonly string[]).includes(text);

const labelOf = (text: string): Label => {
  const label = text.trim();
  if (!isLabel(label)) throw new Error(`“${label}” is neither an operation nor “refuse”.`);
  return label;
};

/**
 * The sets of labels of which each is right: `crop + border | collage` is crop and border together, or collage alone.
 * Throws for an unknown label.
 */
export const labelSets = (written: string): readonly ReadonlySet<Label>[] =>
  written.split(' | ').map((labels) => new Set(labels.split(' + ').map(labelOf)));
