import type { StepOptions } from '../operation.ts';

/** Something that a prompt wants to remove. */
export interface RemovalTarget {
  /** The detector's name for it, such as `person`; empty for what is marked. */
  readonly name: string;
  /** Which of them: `left`, `right`, `front` or `behind`; empty if the prompt does not say. */
  readonly place: string;
  /** The prompt's own word for it. */
  readonly said: string;
  /** How many are meant; 0 for all. */
  readonly count: number;
  /** If all are meant, how many there are at most: "both dogs". */
  readonly most?: number;
}

/** The targets in the options of a removal, which are parallel lists: `dog,cat`, `left,` and `1,0`. */
export const targetsIn = (options: StepOptions): readonly RemovalTarget[] => {
  const listed = (key: string): readonly string[] => String(options[key] ?? '').split(',');
  const [places, said, counts] = [listed('place'), listed('said'), listed('count')];
  const most = Number(options['most'] ?? 0);
  return listed('names').map((name, at) => ({
    name,
    place: places[at] ?? '',
    said: said[at] ?? name,
    count: Number(counts[at] ?? 0),
    ...(most > 0 ? { most } : {}),
  }));
};

const optionsFor = (targets: readonly RemovalTarget[]): StepOptions => {
  const list = (key: keyof RemovalTarget): string => targets.map((target) => target[key]).join(',');
  const [only, ...others] = targets;
  return {
    names: list('name'),
    place: list('place'),
    said: list('said'),
    count: only !== undefined && others.length === 0 ? only.count : list('count'),
  };
};

/** One target for two that mean the same, or null if they mean different things. */
const merged = (one: RemovalTarget, other: RemovalTarget): RemovalTarget | null => {
  if (one.name !== other.name) return null;
  if (one.place !== other.place) return one.place === '' ? other : other.place === '' ? one : null;
  if (one.said === other.said) return one;
  // "The man and the woman" are two people, whom the detector does not tell apart.
  const isCounted = one.count > 0 && other.count > 0;
  return { ...one, said: `${one.said} and ${other.said}`, count: isCounted ? one.count + other.count : 0 };
};

/** The options of one removal that removes what both want to remove. */
export const bothRemovals = (earlier: StepOptions, later: StepOptions): StepOptions =>
  optionsFor(
    targetsIn(later).reduce<readonly RemovalTarget[]>((targets, target) => {
      const at = targets.findIndex((before) => merged(before, target) !== null);
      const same = targets[at];
      return same === undefined ? [...targets, target] : targets.with(at, merged(same, target) ?? same);
    }, targetsIn(earlier)),
  );
