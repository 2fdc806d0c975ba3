import { INVERTED_BACK } from './inverted-back.ts';
import { DOCUMENTS_SENT } from './documents-sent.ts';
import { ONLY_FROM_THE_SIDE } from './only-from-the-side.ts';
import { CROPPED_OUT } from './cropped-out.ts';
import { IF_YOU_MUST } from './if-you-must.ts';
import { DECIMAL_RATIOS } from './decimal-ratios.ts';
import { TURNS_AS_WRITTEN } from './turns-as-written.ts';
import { LOST_AT_SIDES } from './lost-at-sides.ts';
import { WIDER_VIEWS } from './wider-views.ts';
import type { Rewording } from '../rewording.ts';
import { SOMEBODY_IN_THE_MIDDLE } from './somebody-in-the-middle.ts';
import { MAY_NOT_BE_CUT } from './may-not-be-cut.ts';
import { FACES_IN_CIRCLES } from './faces-in-circles.ts';
import { WRITING_MIRRORED } from './writing-mirrored.ts';
import { AMOUNTS_BEHIND_SIDES } from './amounts-behind-sides.ts';
import { TURNED_UNTIL_LEVEL } from './turned-until-level.ts';
import { SHORT_CROPS } from './short-crops.ts';
import { FINGERS_CUT_OFF } from './fingers-cut-off.ts';
import { SHAPES_WITHOUT } from './shapes-without.ts';
import { SEEN_IN_MIRRORS } from './seen-in-mirrors.ts';
import { TOLD_TURNS } from './told-turns.ts';
import { LINES_CUT_OFF } from './lines-cut-off.ts';
import { OVALS } from './ovals.ts';
import { TRIMMED_THERE } from './trimmed-there.ts';
import { FROM_CHEST_UP } from './from-chest-up.ts';
import { CIRCLES_AROUND } from './circles-around.ts';
import { STRAIGHT_PICTURES } from './straight-pictures.ts';
import { HEAD_AND_SHOULDERS } from './head-and-shoulders.ts';
import { CUT_BEFORE } from './cut-before.ts';
import { CUT_OFF_EDGES } from './cut-off-edges.ts';
import { HALVES_IN_GRAY } from './halves-in-gray.ts';
import { LYING } from './turned-pictures.ts';
import { CUT_IN_HALF } from './cut-in-half.ts';
import { ONLY_THE_FACE } from './around-face.ts';
import { CUT_FOR_A_REASON } from './cut-for-a-reason.ts';
import { NOTHING_IS_CUT, NOTHING_LOST, NOTHING_LOST_IN_GERMAN } from './nothing-cut.ts';
import { TOO_MUCH_OF } from './too-much-of.ts';
import { TURNED_AND_MORE } from './turned-and-more.ts';
import { SHAPES_TURNED } from './shapes-turned.ts';
import { FRAMES_FITTED } from './frames-fitted.ts';
import { HEADS_TILTED } from './heads-tilted.ts';
import { BENT_LINES } from './bent-lines.ts';

/** The rewordings about crops and turns that a prompt goes through before it is read. */
export const EARLY_CROPS_AND_TURNS: readonly Rewording[] = [
  ...NOTHING_IS_CUT,
  ...INVERTED_BACK,
  ...IF_YOU_MUST,
  ...ONLY_FROM_THE_SIDE,
  ...CROPPED_OUT,
  ...DOCUMENTS_SENT,
  ...DECIMAL_RATIOS,
  ...TURNS_AS_WRITTEN,
  ...STRAIGHT_PICTURES,
  ...TURNED_UNTIL_LEVEL,
  ...LOST_AT_SIDES,
  ...BENT_LINES,
  ...HEADS_TILTED,
  ...SOMEBODY_IN_THE_MIDDLE,
  ...MAY_NOT_BE_CUT,
  ...FACES_IN_CIRCLES,
  ...CIRCLES_AROUND,
  ...WRITING_MIRRORED,
  ...SHORT_CROPS,
  ...AMOUNTS_BEHIND_SIDES,
  ...LINES_CUT_OFF,
  ...OVALS,
  ...TRIMMED_THERE,
  ...FROM_CHEST_UP,
  ...HEAD_AND_SHOULDERS,
  ...CUT_BEFORE,
  ...CUT_OFF_EDGES,
  ...HALVES_IN_GRAY,
  ...LYING,
  ...CUT_IN_HALF,
  ...SHAPES_TURNED,
  ...NOTHING_LOST,
  NOTHING_LOST_IN_GERMAN,
  ...CUT_FOR_A_REASON,
  ...ONLY_THE_FACE,
  ...TOO_MUCH_OF,
  ...TOLD_TURNS,
  ...TURNED_AND_MORE,
  ...SEEN_IN_MIRRORS,
  ...SHAPES_WITHOUT,
  ...FINGERS_CUT_OFF,
  ...WIDER_VIEWS,
  ...FRAMES_FITTED,
];
