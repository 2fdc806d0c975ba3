import { LITTLE_BITS } from './little-bits.ts';
import { STOOD_IN_SHADE } from './stood-in-shade.ts';
import { MORE_WARM } from './more-warm.ts';
import { DARK_FACES_LIT } from './dark-faces-lit.ts';
import { TOP_AND_BOTTOM_TONED } from './top-and-bottom-toned.ts';
import { COLORS_IN_HEX } from './colors-in-hex.ts';
import { PARTS_UP_AND_DOWN } from './parts-up-and-down.ts';
import { LESS_HIGHLIGHTS } from './less-highlights.ts';
import { MORE_TURQUOISE_WATER } from './more-turquoise-water.ts';
import { SHADOWS_ON_FACES } from './shadows-on-faces.ts';
import { BURNT_HALVES } from './burnt-halves.ts';
import { MISSPELLED_COLORS } from './misspelled-colors.ts';
import { LESS_GREEN_GRASS } from './less-green-grass.ts';
import { EASY_AMOUNTS } from './easy-amounts.ts';
import { STOPS_OF_LIGHT } from './stops-of-light.ts';
import { WITH_MORE_OR_LESS } from './with-more-or-less.ts';
import { DARK_EDGES } from './dark-edges.ts';
import { SETTINGS_TO, SLIDER_AMOUNTS } from './slider-amounts.ts';
import { LIGHT_AND_DARK_SHADES } from './light-and-dark-shades.ts';
import type { Rewording } from '../rewording.ts';
import { COLORS_ON_SKIN } from './colors-on-skin.ts';
import { LIFE_IN_COLORS } from './life-in-colors.ts';
import { DULLER_COLORS } from './duller-colors.ts';
import { OVERALL } from './overall.ts';
import { NEON_LAWNS } from './neon-lawns.ts';
import { COLORS_TRIED } from './colors-tried.ts';
import { DRESSES_NOT_BURNT } from './dresses-not-burnt.ts';
import { GARMENT_TO_COLOR } from './garment-to-color.ts';
import { COLORIZED_SOFTLY } from './colorized-softly.ts';
import { HALF_OF_NOW } from './half-of-now.ts';
import { LIT_CORNERS } from './lit-corners.ts';
import { HALF_SO } from './half-so.ts';
import { MIDDLE_AND_EDGES } from './middle-and-edges.ts';
import { TOO_MUCH_COLOR } from './too-much-color.ts';
import { SATURATION_OF_COLORS } from './saturation-of-colors.ts';
import { RECOLORED_ONLY } from './recolored-only.ts';
import { LIGHTS_OUT } from './lights-out.ts';
import { MORE_LIGHT_THERE } from './more-light-there.ts';
import { SHOULD_BE_COLOR } from './should-be-color.ts';
import { ONLY_SKY_BLUER } from './only-sky-bluer.ts';
import { SHADOWS_AND_HIGHLIGHTS } from './shadows-and-highlights.ts';
import { BLUE_WHITES } from './blue-whites.ts';
import { SHADOWS_UNDER_THINGS } from './shadows-under-things.ts';
import { CLEAR_SKIES } from './clear-skies.ts';
import { TONED_MONOCHROME } from './toned-monochrome.ts';
import { SELECTIVE_COLORS } from './selective-colors.ts';
import { VIGNETTES_OFF } from './vignettes-off.ts';
import { NOT_BLOWN_OUT } from './not-blown-out.ts';
import { SEEN_IN_COLOR } from './seen-in-color.ts';
import { DARKER_AROUND } from './darker-around.ts';
import { GRAY_WHITES } from './gray-whites.ts';
import { IMPROVED_TONES } from './improved-tones.ts';
import { LIT_PEOPLE } from './lit-people.ts';
import { LIT_IN_COLOR } from './lit-in-color.ts';
import { DESCRIBED_THINGS_TONED } from './described-things-toned.ts';
import { WHITE_SKIES } from './white-skies.ts';
import { NAMED_LIKE_COLORS } from './named-like-colors.ts';
import { TURNED_DOWN } from './turned-down.ts';
import { GRAY_OF_A_COLOR } from './gray-of-a-color.ts';
import { NEITHER_NOR } from './neither-nor.ts';
import { NOT_SO_FLAT } from './not-so-flat.ts';
import { DARK_ROOMS } from './dark-rooms.ts';
import { BUILDINGS_TONED } from './buildings-toned.ts';

/** The rewordings about light and color that a prompt goes through before it is read. */
export const EARLY_LIGHT_AND_COLOR: readonly Rewording[] = [
  ...LITTLE_BITS,
  ...STOOD_IN_SHADE,
  ...MORE_WARM,
  ...DARK_FACES_LIT,
  ...TOP_AND_BOTTOM_TONED,
  ...DESCRIBED_THINGS_TONED,
  ...LIGHT_AND_DARK_SHADES,
  ...MISSPELLED_COLORS,
  ...COLORS_IN_HEX,
  ...SHADOWS_ON_FACES,
  ...MORE_TURQUOISE_WATER,
  ...LESS_HIGHLIGHTS,
  ...PARTS_UP_AND_DOWN,
  ...BURNT_HALVES,
  ...LESS_GREEN_GRASS,
  ...EASY_AMOUNTS,
  ...STOPS_OF_LIGHT,
  ...DRESSES_NOT_BURNT,
  ...COLORS_ON_SKIN,
  ...LIFE_IN_COLORS,
  ...DULLER_COLORS,
  ...OVERALL,
  ...NEON_LAWNS,
  ...COLORS_TRIED,
  ...LIT_CORNERS,
  ...HALF_SO,
  ...MIDDLE_AND_EDGES,
  ...TOO_MUCH_COLOR,
  ...SLIDER_AMOUNTS,
  ...SETTINGS_TO,
  ...DARK_EDGES,
  ...WITH_MORE_OR_LESS,
  ...SATURATION_OF_COLORS,
  ...RECOLORED_ONLY,
  ...LIGHTS_OUT,
  ...MORE_LIGHT_THERE,
  ...SHOULD_BE_COLOR,
  ...ONLY_SKY_BLUER,
  ...SHADOWS_AND_HIGHLIGHTS,
  ...BLUE_WHITES,
  ...SHADOWS_UNDER_THINGS,
  ...CLEAR_SKIES,
  ...TONED_MONOCHROME,
  ...SELECTIVE_COLORS,
  ...VIGNETTES_OFF,
  ...NOT_BLOWN_OUT,
  ...SEEN_IN_COLOR,
  ...WHITE_SKIES,
  ...DARKER_AROUND,
  ...GRAY_WHITES,
  ...LIT_IN_COLOR,
  ...LIT_PEOPLE,
  ...IMPROVED_TONES,
  ...NAMED_LIKE_COLORS,
  ...TURNED_DOWN,
  ...GRAY_OF_A_COLOR,
  ...NEITHER_NOR,
  ...NOT_SO_FLAT,
  ...DARK_ROOMS,
  ...BUILDINGS_TONED,
  ...HALF_OF_NOW,
  ...COLORIZED_SOFTLY,
  ...GARMENT_TO_COLOR,
];
