import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* “Anticlock wise” and “right hand side”: words of turns and sides that are written in parts. */

export const TURNS_AS_WRITTEN: readonly Rewording[] = [
  [word('(?:anti|counter)[ -]?clock[ -]?wise'), 'counterclockwise'],
  [word('clock[ -]wise'), 'clockwise'],
  [word('(?<side>left|right)[ -]hand (?<part>side|half|edge|corner)'), '$<side> $<part>'],
];
