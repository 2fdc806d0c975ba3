const PAINTING = /\bpaint (?:over|the area)\b/i;

/** True if a hint or the reason of a failed edit tells the person to paint over a part of the picture. */
export const asksToPaint = (text: string): boolean => PAINTING.test(text);
