import type { Change } from './change.ts';
import type { Command } from './command.ts';

const idsOf = (change: Change): readonly string[] => {
  switch (change.kind) {
    case 'remove':
      return change.ids;
    case 'insert':
      return change.layers.map(({ layer }) => layer.id);
    case 'fields':
    case 'strokes':
      return [change.id];
    case 'canvas':
    case 'order':
      return [];
  }
};

/** The name that a change gives to a layer. */
const nameIn = (change: Change): string | null => {
  if (change.kind === 'insert') return change.layers.at(0)?.layer.name ?? null;
  const name = change.kind === 'fields' ? change.fields['name'] : null;
  return typeof name === 'string' ? name : null;
};

/** A layer that a command changed. */
interface ChangedLayer {
  readonly id: string;
  /** Its name, if the command added, removed or renamed it; null if the command does not know it. */
  readonly name: string | null;
}

/** The only layer that a command changed, added or removed; null for several, and for one that changed the canvas. */
export const changedLayer = ({ apply, invert }: Command): ChangedLayer | null => {
  const [id, ...others] = new Set(apply.flatMap(idsOf));
  if (id === undefined || others.length > 0 || apply.some(({ kind }) => kind === 'canvas')) return null;
  const [name = null] = [...apply, ...invert].map(nameIn).filter((each) => each !== null);
  return { id, name };
};
