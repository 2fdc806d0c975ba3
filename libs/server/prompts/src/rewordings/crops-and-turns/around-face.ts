import type { Rewording } from '../rewording.ts';

/** "Quadratisch um das Gesicht herum": the square crop that the readers know as “auf das Gesicht”. */
export const AROUND_FACE: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:quadratisch|quadrat|rund|kreisförmig|eng|hochkant|zuschneiden)(?!\p{L})[^.!?;\n]{0,20}) (?:rund )?um (?<face>(?:das|mein|ihr|sein) gesicht|(?:den|meinen|ihren|seinen) kopf)(?: herum)?(?!\p{L})/giu,
    ' auf $<face>',
  ],
];
