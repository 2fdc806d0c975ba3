import { blurredBackground } from '../backgrounds/blurred-background.ts';
import { layOver } from '../backgrounds/lay-over.ts';
import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible } from '../matting/find-subject.ts';
import { BACKGROUND } from './background-words.ts';
import { NothingToDoError, type Operation } from './operation.ts';

/** Radius of the disc a point becomes, as a share of the longer side: a portrait lens wide open. */
const RADIUS = 0.016;

/** Everything but the subject out of focus, as a lens with a wide aperture draws it. */
export const blurBackground: Operation<'blur-background'> = {
  id: 'blur-background',
  title: 'blur background',
  phase: 'subject',
  stage: 'Finding the subject',
  graded: true,
  models: ['u2netp'],
  namesParts: true,
  example: 'Blur background',
  said: [
    new RegExp(
      String.raw`\b(?:blur\w*|de-?focus\w*|soften\w*|smooth) (?:out )?(?:(?!(?:remov|replac)\w*)[\w'-]+ ){0,3}${BACKGROUND}\b`,
    ),
    new RegExp(
      String.raw`\b(?:blurr(?:y|ed|ier)|blur|out[- ]of[- ]focus|soft|unsharp|de-?focus(?:ed)?) (?:the )?${BACKGROUND}\b`,
    ),
    new RegExp(
      String.raw`(?:\b(?:make|turn|keep|leave|have|put) (?:the )?)?\b${BACKGROUND} (?:(?:is |be |to be |more |very |slightly |really |a bit |a little )*(?:blur\w*|out[- ]of[- ]focus|de-?focus\w*|soft\w*))\b`,
    ),
    /\b(?:blur\w*|de-?focus\w*) (?:out )?(?:everything|all|anything|what(?:'s| is)|the rest|stuff|things?) ?(?:else|behind|around|except|but|apart|other|in the back)?\b/,
    /\b(?:bokeh|portrait (?:mode|effect|blur)|(?:shallow |narrow |less )?depth[- ]of[- ]field|wide aperture)\b/,
    /\b(?:focus on|bring focus to|keep focus on) (?:the |my )?(?:main )?(?:subject|person|face|foreground)\b/,
  ],
  async apply(picture, strength, context) {
    const subject = await findSubject(picture, context.infer);
    if (!isPlausible(subject, picture)) {
      throw new NothingToDoError('No clear subject stood out, so the background could not be told from it.');
    }
    await context.report(0.5, 'Blurring what is behind');
    const cut = cutOut(picture, subject);
    return layOver(cut, blurredBackground(picture, cut, RADIUS * strength), context.seed);
  },
};
