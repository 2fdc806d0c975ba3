const PAINTING = /\bPaint (?:over|the area)\b/;

/** True if a hint or the reason of a failed edit tells the person to paint over a part of the picture. */
export const asksToPaint = (text: string): boolean => PAINTING.test(text);
