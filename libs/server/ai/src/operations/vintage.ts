import { applyFilmLook } from '../pixels/film-look.ts';
import type { Operation, StepOptions } from './operation.ts';
import { vintageLook } from './vintage-looks.ts';

const YEAR = /\b(1[89]|20)(\d)\d(?:'?s)?\b/;
const SHORT_DECADE = /(?:\b|')([2-9])0'?s\b/;
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:roaring )?twenties\b/, '1920s'],
  [/\bthirties\b/, '1930s'],
  [/\bforties\b/, '1940s'],
  [/\bfifties\b/, '1950s'],
  [/\bsixties\b/, '1960s'],
  [/\bseventies\b/, '1970s'],
  [/\beighties\b/, '1980s'],
  [/\bnineties\b/, '1990s'],
  [/\b(?:19th century|victorian|daguerreo\w*)\b/, '1900s'],
];

/** "1980s" for "the 80s", "1984" or "eighties"; nothing when no time is named. */
const decadeIn = (clause: string): StepOptions => {
  const year = YEAR.exec(clause);
  if (year !== null) return { decade: Number(year[1]) < 19 ? '1900s' : `${year[1]}${year[2]}0s` };
  const short = SHORT_DECADE.exec(clause);
  if (short !== null) return { decade: `19${short[1]}0s` };
  const named = IN_WORDS.find(([words]) => words.test(clause));
  return named === undefined ? {} : { decade: named[1] };
};

/** The look of a photo from decades ago, that of a certain decade when one is named. */
export const vintage: Operation<'vintage'> = {
  id: 'vintage',
  title: 'vintage',
  phase: 'look',
  stage: 'Ageing the film',
  graded: true,
  example: 'Make it vintage',
  said: [
    /\bvintage\b/,
    /\bretro\b/,
    /\bnostalg\w*/,
    /\bpolaroid\b/,
    /\bkoda(?:k|chrome)\b/,
    /\bantique\b/,
    /\banalog(?:ue)?\b/,
    /\b(?:old|aged|faded|film|35 ?mm)[\s-](?:\w+ )?(?:photo\w*|picture|film|print|look|style|camera|fashioned|timey)\b/,
    /\b(?:1[89]\d0|20[01]0|[2-9]0)'?s\b/,
    /\b(?:(?:roaring )?twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|19th century|victorian|daguerreo\w*)\b/,
    /\b(?:taken|shot|made) (?:\w+ )?(?:decades|(?:many )?years) ago\b|\b(?:from|in|of) (?:the year )?1[89]\d\d\b/,
    /\b(?:creative|artistic)\b/,
  ],
  options: decadeIn,
  titleFor: ({ decade }) => (decade === undefined ? 'vintage' : `vintage of the ${decade}`),
  apply: (picture, strength, context) =>
    applyFilmLook(picture, vintageLook(context.options['decade']), {
      strength,
      seed: context.seed,
      report: (fraction) => context.report(fraction),
    }),
};
