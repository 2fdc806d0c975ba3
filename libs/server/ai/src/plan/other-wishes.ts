import type { Wish } from '../operations/operation.ts';

const BACKGROUND = String.raw`(?:back-?ground|back-?drop|bg)`;

/**
 * What people ask for that this engine has no operation for. Knowing these keeps "blur the background" from
 * being read as something else, and lets the answer name what was not done.
 */
export const OTHER_WISHES: readonly Wish[] = [
  {
    title: 'replace the background',
    said: [
      new RegExp(
        String.raw`\b(?:replac\w*|chang\w*|swap\w*|switch|set|put|place|new|different|white|black|blue|green|red|plain|solid|studio) (?:\w+ ){0,4}${BACKGROUND}s?\b(?: (?:with|to|by|into|of) .*)?`,
      ),
      new RegExp(String.raw`\b${BACKGROUND} (?:to|with|into|of) .*`),
      new RegExp(
        String.raw`\b(?:make|turn) (?:the )?${BACKGROUND} (?!transparent|see-through|disappear|invisible)\w+(?: \w+)*`,
      ),
    ],
  },
  {
    title: 'blur the background',
    said: [
      new RegExp(String.raw`\b(?:blur\w*|defocus|soften) (?:\w+ ){0,3}${BACKGROUND}s?\b`),
      new RegExp(
        String.raw`\b(?:blurr(?:y|ed)|out-of-focus) ${BACKGROUND}\b|\b${BACKGROUND} (?:blur\w*|out of focus)\b`,
      ),
      /\b(?:bokeh|portrait mode|shallow depth of field|depth of field)\b/,
    ],
  },
  {
    title: 'upscale',
    said: [/\b(?:upscal\w*|super-?resolution|enlarg\w*|bigger|upsampl\w*)\b|\b(?:to |in )?(?:2k|4k|8k)\b/],
  },
  {
    title: 'remove objects',
    said: [
      /\b(?:remov\w*|eras\w*|delet\w*|get rid of|take out|eliminat\w*|hide|wipe) (?!everything (?:but|except)|.{0,24}\b(?:background|backdrop|bg)s?\b(?! (?:people|objects?|clutter|text)))(?:the |my |that |this |all )*\w+(?: \w+)*/,
      /\b(?:remov\w*|eras\w*|delet\w*|get rid of) (?:[\w'-]+ )+(?:from|in|on) (?:the )?(?:back-?ground|back-?drop|bg)\b/,
    ],
  },
];
