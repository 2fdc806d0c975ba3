/**
 * Points of strokes stay as they were read: documents have hundreds of thousands, and freezing a list of fractions gives
 * each of its numbers an object of its own. Their type keeps them from being written to.
 */
const isPoint = (value: object): boolean => Array.isArray(value) && typeof value[0] === 'number';

/** The same value with everything in it frozen but points; parts that are frozen already are taken to be so throughout. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || isPoint(value) || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) for (const part of value) frozen(part);
  else for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};
