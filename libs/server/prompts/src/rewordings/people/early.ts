import { IN_FRONT } from './in-front.ts';
import { CLOTHES_PUT_ON } from './clothes-put-on.ts';
import { BAGS_UNDER_THEM } from './bags-under-them.ts';
import { TEETH_LIKENED } from './teeth-likened.ts';
import { IN_LAWS } from './in-laws.ts';
import type { Rewording } from '../rewording.ts';
import { REAL_EYE_COLORS } from './real-eye-colors.ts';
import { TEETH_TOLD } from './teeth-told.ts';
import { AREAS_OF_EYES } from './areas-of-eyes.ts';
import { STANDING_BEHIND } from './standing-behind.ts';
import { TOLD_WHO } from './told-who.ts';
import { GREENER_EYES } from './greener-eyes.ts';
import { UNRECOGNIZED } from './unrecognized.ts';
import { NUMBERED_PLAYERS } from './numbered-players.ts';
import { SLEEVES } from './sleeves.ts';
import { SHINY_SKIN } from './shiny-skin.ts';
import { MAKE_UP_ADDED } from './make-up-added.ts';
import { ONLY_THEIR_FACES } from './only-their-faces.ts';
import { RED_AS_TOMATOES } from './red-as-tomatoes.ts';
import { FLASH_ON_SKIN } from './flash-on-skin.ts';
import { WHITER_EYES } from './whiter-eyes.ts';
import { LIPSTICK_TONES } from './lipstick-tones.ts';
import { HIDDEN_TOO } from './hidden-too.ts';
import { COVERED_OR_BLURRED } from './covered-or-blurred.ts';
import { PLACED_AFTER } from './placed-after.ts';
import { WISHED_BY_OTHERS } from './wished-by-others.ts';
import { RED_PEOPLE } from './red-people.ts';
import { HEADS_HIDDEN } from './heads-hidden.ts';
import { AT_THE_BACK } from './at-the-back.ts';
import { PUPILS } from './pupils.ts';
import { SKIN_NOT_NAMED } from './skin-not-named.ts';

/** The rewordings about people that a prompt goes through before it is read. */
export const EARLY_PEOPLE: readonly Rewording[] = [
  ...AT_THE_BACK,
  ...CLOTHES_PUT_ON,
  ...PUPILS,
  ...BAGS_UNDER_THEM,
  ...IN_FRONT,
  ...TEETH_LIKENED,
  ...IN_LAWS,
  ...HEADS_HIDDEN,
  ...SKIN_NOT_NAMED,
  ...RED_PEOPLE,
  ...REAL_EYE_COLORS,
  ...WISHED_BY_OTHERS,
  ...TEETH_TOLD,
  ...GREENER_EYES,
  ...UNRECOGNIZED,
  ...NUMBERED_PLAYERS,
  ...SLEEVES,
  ...SHINY_SKIN,
  ...MAKE_UP_ADDED,
  ...WHITER_EYES,
  ...ONLY_THEIR_FACES,
  ...RED_AS_TOMATOES,
  ...FLASH_ON_SKIN,
  ...LIPSTICK_TONES,
  ...HIDDEN_TOO,
  ...COVERED_OR_BLURRED,
  ...PLACED_AFTER,
  ...TOLD_WHO,
  ...STANDING_BEHIND,
  ...AREAS_OF_EYES,
];
