/** Kept within a range. */
export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Rounded to `digits` after the point, and never −0, which JSON can't tell from 0. */
export const rounded = (value: number, digits: number): number => {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor + 0;
};

/** The same direction in degrees, over −180 and up to 180. */
export const turnedWithin = (degrees: number): number => {
  const turned = degrees % 360;
  if (turned > 180) return turned - 360;
  return turned <= -180 ? turned + 360 : turned;
};
