import { rgbOf } from '../colors/named-colors.ts';
import type { Operation, StepOptions } from '../operation.ts';
import { applyFilmLook, type FilmLook } from '../pixels/film.ts';
import { channelCurves, tonedGreys, type Rgb } from '../pixels/grade.ts';
import { lumaOf } from '../pixels/picture.ts';

const { max, min } = Math;

/** A sepia print: greys become brown, black stays deep, paper becomes creamy. */
const SEPIA: FilmLook = {
  grade: tonedGreys(
    channelCurves(
      [0, 0.25, 0.5, 0.75, 1],
      [0.045, 0.31, 0.585, 0.815, 1],
      [0.03, 0.215, 0.465, 0.715, 0.965],
      [0.015, 0.125, 0.325, 0.565, 0.87],
    ),
  ),
  vignette: { depth: 0.2, reach: 1.6 },
};

/** How much of a color is left in black, and of white in the lightest tone. */
const DEEP = 0.12;
const PALE = 0.88;
/** The color stands for the grey that is as bright as itself, between these: 0–1. */
const MIDDLE = { from: 0.35, to: 0.65 } as const;

const componentsOf = (color: string): Rgb => {
  const [red, green, blue] = rgbOf(color);
  return [red / 255, green / 255, blue / 255];
};

/** A print in one color, from nearly black over the color itself to nearly white. */
const inOneColor = (color: string): FilmLook => {
  const [red, green, blue] = componentsOf(color);
  const middle = min(MIDDLE.to, max(MIDDLE.from, lumaOf(red, green, blue)));
  const tonesOf = (component: number): readonly number[] => [
    component * DEEP,
    component,
    component + (1 - component) * PALE,
  ];
  return {
    grade: tonedGreys(channelCurves([0, middle, 1], tonesOf(red), tonesOf(green), tonesOf(blue))),
  };
};

/** A print in two colors: the darker one in the shadows and the lighter one in the lights. */
const inTwoColors = (one: string, other: string): FilmLook => {
  const brightness = (color: string): number => lumaOf(...componentsOf(color));
  const [dark, light] = brightness(one) <= brightness(other) ? [one, other] : [other, one];
  const [shadow, lit] = [componentsOf(dark), componentsOf(light)];
  const between = (channel: 0 | 1 | 2): readonly number[] => [shadow[channel] * 0.5, lit[channel]];
  return { grade: tonedGreys(channelCurves([0.05, 0.9], between(0), between(1), between(2))) };
};

const lookOf = ({ color, second }: StepOptions): FilmLook => {
  if (color === undefined) return SEPIA;
  return second === undefined ? inOneColor(String(color)) : inTwoColors(String(color), String(second));
};

/** Turns the picture grey and tones it: in the brown of a sepia print, or in the one or two colors of its options. */
export const sepia: Operation<'sepia'> = {
  id: 'sepia',
  title: 'sepia',
  phase: 'look',
  graded: true,
  stage: 'Toning the print',
  example: 'Sepia',
  titleFor: ({ name, secondName }) => {
    if (name === undefined) return 'sepia';
    return secondName === undefined ? `${name} tones` : `tones of ${name} and ${secondName}`;
  },
  apply: (picture, strength, { options, seed, report }) =>
    applyFilmLook(picture, lookOf(options), { strength, seed, report }),
};
