import type { Rewording } from '../rewording.ts';

/* “Cover the faces of the pupils except the teacher”: children at a school, and no part of the eye. */

const SCHOOL =
  /(?<!\p{L})(?:teachers?|schools?|class(?:es|room)?|lessons?|uniforms?|parents?|faces?|head ?master|head ?mistress|desks?|playground|names?)(?!\p{L})/iu;
const OF_EYES = /(?<!\p{L})(?:eyes?|red|flash|iris|dilated|black|blue|green|brown)(?!\p{L})/iu;

export const PUPILS: readonly Rewording[] = [
  [
    /^[^]*(?<!\p{L})pupils(?!\p{L})[^]*$/iu,
    (...found) => {
      const prompt = String(found[0]);
      return SCHOOL.test(prompt) && !OF_EYES.test(prompt)
        ? prompt.replace(/(?<!\p{L})pupils(?!\p{L})/giu, 'students')
        : prompt;
    },
  ],
];
