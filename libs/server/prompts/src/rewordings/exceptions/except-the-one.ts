import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Blur every licence plate except the one on the red truck": one of several is spared, which nothing tells apart. The thing that
 * says where it is, is not what is spared. And "save", which in English may mean “except”.
 */

const SAVE: Rewording = [
  /(?<=(?<!\p{L})(?:all|every\p{L}*|any\p{L}*|nothing|nobody)(?!\p{L})(?: [\p{L}'’]+){0,6},?) save(?: for)? (?=(?:the|her|his|my|our|mine|hers|those|that|one|two)(?!\p{L})(?! (?:picture|photo|image|file|result)))/giu,
  ' except ',
];

const exceptOne = (all: string, except: string, one: string, plainer: string): Rewording => [
  new RegExp(
    `(?<=(?<!\\p{L})(?:${all})(?!\\p{L})[^.;!?]*?) (?:${except}) (?:${one})(?!\\p{L})[^,.;!?]*${END}`,
    'giu',
  ),
  ` ${plainer}`,
];

export const EXCEPT_THE_ONE: readonly Rewording[] = [
  SAVE,
  exceptOne(
    'all|every|each',
    'except|except for|but|apart from|other than',
    'the one (?:on|of|at|by|near|next to|in|under|behind)|(?:that|those) (?:on|of)',
    'except one of them',
  ),
  exceptOne(
    'alle|jedes|jeden|jede',
    'außer|bis auf|nur nicht',
    '(?:dem|den|das|der|die) (?:am|an|vom|von|auf|beim|im|unter|neben|hinter|des)',
    'außer einem davon',
  ),
  exceptOne(
    'tod[oa]s|cada',
    'menos|salvo|excepto',
    '(?:el|la|los|las) (?:del?|en|que está|junto)',
    'excepto uno de ellos',
  ),
  exceptOne(
    'tous|toutes|chaque',
    'sauf|excepté|hormis|à part',
    "cel(?:le|ui) (?:du|de|sur|d['’]|au|à|qui)",
    "sauf l'un d'eux",
  ),
  exceptOne('tod[oa]s|cada', 'menos|exceto|salvo', '[oa]s? (?:d[oae]|n[oa]|que está)', 'exceto um deles'),
  exceptOne(
    'tutt[ei]|ogni',
    'tranne|meno|eccetto|salvo',
    "quell[aoei] (?:del\\p{L}*|dell['’]|sul\\p{L}*|nel\\p{L}*|che)",
    'tranne uno di loro',
  ),
];
