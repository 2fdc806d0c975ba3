/** Limits a value to a range. */
export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Rounds to `digits` decimals, and never returns −0, which JSON cannot represent. */
export const rounded = (value: number, digits: number): number => {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor + 0;
};

/** Normalizes an angle in degrees to more than −180 and at most 180. */
export const normalizedAngle = (degrees: number): number => {
  const turned = degrees % 360;
  if (turned > 180) return turned - 360;
  return turned <= -180 ? turned + 360 : turned;
};
