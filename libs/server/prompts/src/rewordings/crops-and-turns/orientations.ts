import type { Rewording } from '../rewording.ts';

/*
 * A picture that shall stand upright or lie, and nothing more: "en vertical", "crop to portrait". Plainer words name the
 * usual shape.
 */

const UPRIGHT = '4:5';
const LYING_DOWN = '16:9';
const CROP =
  '(?:(?:crop|make|get|need|want|put|convert|cut) (?:it |this |the (?:photo|picture|image) )?|(?:(?:recorta|pon|haz|pasa|deja)l[ao] )|(?:recadre|mets|passe)(?:-l[ea])? |(?:corta|deixa|põe|coloca) (?:ela |a foto )?|(?:ritaglia|metti|rendi|falla)(?:l[ao])? )?';
const AS = '(?:to |into |in |as |an? |en |no |na |em |au |formato |format |im |orientation )*';
const EDGE =
  '(?:[ -](?:format|orientation|crop|picture|photo|version|layout))?(?: (?:please|pls|bitte|por favor|svp|per favore))?[\\s.!]*$';
const only = (words: string): RegExp => new RegExp(`^\\s*${CROP}${AS}(?:${words})${EDGE}`, 'iu');

export const ORIENTATIONS: readonly Rewording[] = [
  [only('portrait|upright'), `crop to ${UPRIGHT}`],
  [only('vertical(?:mente|e)?'), `crop to ${UPRIGHT}`],
  [only('landscape'), `crop to ${LYING_DOWN}`],
  [only('horizontal|orizzontale'), `crop to ${LYING_DOWN}`],
];
