import { layOver, type Background } from '../backgrounds/lay-over.ts';
import {
  gradientBackground,
  pictureBackground,
  type GradientDirection,
} from '../backgrounds/painted-background.ts';
import { COLOR, colorsIn, rgbOf, shaded } from '../colors/named-colors.ts';
import { cutOut } from '../matting/cut-out.ts';
import { findSubject, isPlausible } from '../matting/find-subject.ts';
import type { Picture } from '../pixels/picture.ts';
import { BACKGROUND } from './background-words.ts';
import { NothingToDoError, type Operation, type OperationContext } from './operation.ts';

/** Gradients with a name of their own, from the top. */
const GRADIENTS: readonly (readonly [said: RegExp, name: string, stops: string])[] = [
  [/\b(?:sunset|golden hour|dusk|evening)\b/, 'sunset', '#2d1b54 #a8326e #ff7e5f #ffc46b'],
  [/\b(?:sunrise|dawn|morning)\b/, 'sunrise', '#6a8fd8 #f6b7a8 #ffe3a3'],
  [/\b(?:ocean|sea|water)\b/, 'ocean', '#0b3c6f #1785a8 #8fdcd5'],
  [/\b(?:night|midnight)\b/, 'night', '#060b1f #14264f #35457f'],
  [/\b(?:rainbow)\b/, 'rainbow', '#e5484d #f5a623 #f7e03c #46b868 #3d7be0 #8250d2'],
  [/\b(?:fire|flame|lava)\b/, 'fire', '#3b0a0a #c4301c #ffb52e'],
  [/\b(?:pastel)\b/, 'pastel', '#ffd6e8 #d8d4ff #c9f0ff'],
  [/\b(?:neon|cyberpunk)\b/, 'neon', '#120b3a #7a1fa0 #e0218a'],
];
/** Light grey fading to the edges, as paper in a studio does. */
const STUDIO = '#fafafa #e3e5e8 #c3c7cd';
const STUDIO_WORDS =
  /\b(?:studio|neutral|seamless|professional|passport|linked-?in|headshot|clean|plain|solid|simple)\b/;
const DIRECTIONS: readonly (readonly [RegExp, GradientDirection])[] = [
  [/\b(?:horizontal\w*|left to right|sideways)\b/, 'horizontal'],
  [/\bdiagonal\w*\b/, 'diagonal'],
  [/\b(?:radial|circular|round)\b/, 'radial'],
];
/** Wishes for the background that is there. */
const COMPARED =
  /\b(?:dark|bright|light|sharp|warm|cool|soft|clear|green|blu|redd?)(?:er|en)\b|\b(?:more|less)\b/;
const KIND = String.raw`(?:${COLOR}|(?:[\w-]+ )?gradient|plain|solid|studio|neutral|seamless|clean|simple)`;
const NOT_A_FILL = String.raw`(?!transparent|see-through|disappear|invisible|blur\w*|gone|out\b|soft\w*|less|more|sharp\w*|dark(?:er|en)|bright(?:er|en)?\b)`;

const fillIn = (clause: string, hasReference: boolean): Readonly<Record<string, string>> | null => {
  const colors = colorsIn(clause);
  const direction = DIRECTIONS.find(([said]) => said.test(clause))?.[1] ?? 'vertical';
  const [first] = colors;
  const isGradient = /\bgradients?\b|\bombr[eé]\b|\bfad(?:e|ing)\b/.test(clause) || colors.length > 1;
  if (isGradient) {
    const named = colors.length > 0 ? undefined : GRADIENTS.find(([said]) => said.test(clause));
    if (named !== undefined)
      return { fill: 'gradient', name: `a ${named[1]} gradient`, stops: named[2], direction };
    const stops = first === undefined ? ['#d9dce1', '#8b919b'] : colors.map(({ hex }) => hex);
    if (stops.length === 1) stops.push(shaded(stops[0] ?? '', -0.45));
    const from = colors.map(({ name }) => name).join(' to ');
    return {
      fill: 'gradient',
      name: from === '' ? 'a gradient' : `a gradient of ${from}`,
      stops: stops.join(' '),
      direction,
    };
  }
  if (first !== undefined) return { fill: 'color', name: first.name, stops: first.hex, direction };
  if (hasReference && !COMPARED.test(clause)) return { fill: 'reference', name: 'your other picture' };
  return STUDIO_WORDS.test(clause)
    ? { fill: 'gradient', name: 'studio grey', stops: STUDIO, direction: 'radial' }
    : null;
};

const backgroundFor = async (
  picture: Picture,
  { options, reference }: OperationContext,
): Promise<Background> => {
  if (options['fill'] === 'reference') {
    const other = await reference();
    if (other === null) throw new NothingToDoError('There is no other picture to take the background from.');
    return pictureBackground(picture, other);
  }
  const stops = String(options['stops']).split(' ').map(rgbOf);
  // Written by `fillIn` above.
  return gradientBackground(picture, stops, options['direction'] as GradientDirection);
};

/** The subject before a color, a gradient, or another of the person's pictures. */
export const replaceBackground: Operation<'replace-background'> = {
  id: 'replace-background',
  title: 'replace background',
  phase: 'subject',
  stage: 'Finding the subject',
  graded: false,
  models: ['u2netp'],
  usesReference: true,
  namesParts: true,
  example: 'Make the background white',
  said: [
    new RegExp(
      String.raw`\b(?:replac\w*|chang\w*|swap\w*|switch|set|put|place|add|use|give|apply|colou?r|paint|fill|turn|make|new|different|another|other) (?:(?!remov|blur|transparent)[\w'#-]+ ){0,5}${BACKGROUND}(?: (?:colou?r )?(?:with|to|by|into|of|from|be) ${NOT_A_FILL}[\w'#-]+(?: [\w'#-]+)*)?`,
    ),
    new RegExp(String.raw`\b${BACKGROUND} (?:colou?r )?(?:to|with|into|of|from) ${NOT_A_FILL}[\w'#-].*`),
    new RegExp(
      String.raw`\b(?:make|turn|paint|colou?r|set|fill|change) (?:the )?(?:whole |entire )?${BACKGROUND} ${NOT_A_FILL}[\w#-]+(?: [\w'#-]+)*`,
    ),
    new RegExp(
      String.raw`(?:\b(?:on|onto|against|before|in front of|over|with) )?(?:\b(?:a|an|the) )?(?<![\w#])${KIND}(?: to ${COLOR})?(?: [\w-]+){0,2} ${BACKGROUND}\b`,
    ),
    new RegExp(String.raw`\b${BACKGROUND} (?:(?:in|is|should be|to be) )?(?:(?:a|an|plain|solid) )*${KIND}`),
    new RegExp(String.raw`\b${COLOR} to ${COLOR} gradient\b|\bgradient (?:from|of) ${COLOR} to ${COLOR}`),
  ],
  hint: 'A background can become a color, a gradient, or another of your pictures.',
  options: (clause, { reference }) => fillIn(clause, reference),
  titleFor: ({ name }) => (name === undefined ? 'replace background' : `background in ${name}`),
  async apply(picture, _strength, context) {
    const background = await backgroundFor(picture, context);
    const subject = await findSubject(picture, context.infer);
    if (!isPlausible(subject, picture)) {
      context.note('No clear subject stood out, so check the cut-out closely.');
    }
    await context.report(0.5, 'Laying the new background');
    return layOver(cutOut(picture, subject), background, context.seed);
  },
};
