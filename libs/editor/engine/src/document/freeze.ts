/**
 * Points of strokes are not frozen: documents have hundreds of thousands of them, and freezing an array of
 * fractions makes the engine allocate an object for each number. Their type is read-only.
 */
const isPoint = (value: object): boolean => Array.isArray(value) && typeof value[0] === 'number';

/** Deeply freezes a value, except for points. Parts that are already frozen are assumed to be frozen deeply. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || isPoint(value) || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) for (const part of value) frozen(part);
  else for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};
