import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible } from '../matting/find-subject.ts';
import { BACKGROUND } from './background-words.ts';
import type { Operation } from './operation.ts';

/** The salient subject on transparency, edges refined and freed of the background's color. */
export const removeBackground: Operation<'remove-background'> = {
  id: 'remove-background',
  title: 'remove background',
  phase: 'subject',
  stage: 'Finding the subject',
  graded: false,
  models: ['u2netp'],
  namesParts: true,
  example: 'Remove background',
  said: [
    new RegExp(
      String.raw`\b(?:remov\w*|delet\w*|eras\w*|cut(?:ting)? (?:out|away)|strip\w*|clear\w*|get(?:ting)? rid of|drop|eliminat\w*|take (?:out|away|off)|knock out) (?:(?!(?:from|in|on|of|to|with)\b)[\w'-]+ ){0,4}${BACKGROUND}\b(?! (?:noise|blur|music|people|objects?|clutter|text))`,
    ),
    new RegExp(String.raw`\b${BACKGROUND} (?:remov\w+|eraser?|cut-?out|gone|(?:be )?transparent|off)\b`),
    new RegExp(String.raw`\b(?:transparent|no|without) (?:(?:a|an|any|the) )?${BACKGROUND}\b`),
    new RegExp(String.raw`\bmake (?:the )?${BACKGROUND} (?:transparent|see-through|disappear|invisible)\b`),
    /\bcut(?:ting)?[\s-]?out (?:of )?(?:(?:the|this|that|my|our|a) )?(?:main )?(?:\w+ )?(?:subject|person|people|product|object|man|woman|girl|boy|child|dog|cat|bird|animal|face|figure|foreground)?\b/,
    /\b(?:isolate|extract|separate) (?:(?:the|this|that|my|our|a|main) )*\w+\b/,
    /\b(?:keep|leave|show) only (?:(?:the|this|that|my|our|main) )*\w+\b/,
    /\bremove everything (?:but|except|around|behind|besides|other than)(?: (?:the|this|that|my|our))? ?\w*\b/,
    /\btransparent (?:png|webp|image|picture)\b/,
  ],
  async apply(picture, _strength, context) {
    const subject = await findSubject(picture, context.infer);
    if (!isPlausible(subject, picture)) {
      context.note('No clear subject stood out, so check the cut-out closely.');
    }
    await context.report(0.5, 'Refining the edges');
    return cutOut(picture, subject);
  },
};
