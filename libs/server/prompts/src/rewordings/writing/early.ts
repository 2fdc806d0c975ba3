import { NOTHING_COVERED } from './nothing-covered.ts';
import { CENTERED_THERE } from './centered-there.ts';
import { SHAPES_OF_LETTERS } from './shapes-of-letters.ts';
import { SO_TEXT_READS } from './so-text-reads.ts';
import { CAPITALS_IN_LETTERS } from './capitals-in-letters.ts';
import { LETTERS_WITH_SHADOW } from './letters-with-shadow.ts';
import { WORDS_NEEDED } from './words-needed.ts';
import { LETTERS_NOT_TOO_LARGE } from './letters-not-too-large.ts';
import { OFFERS_TOLD } from './offers-told.ts';
import { DATES_LIKE_CAMERAS } from './dates-like-cameras.ts';
import type { Rewording } from '../rewording.ts';
import { READ_ON_PICTURE } from './read-on-picture.ts';
import { SCANS_SET_STRAIGHT } from './scans-set-straight.ts';
import { NUMBERS_IN_CORNERS } from './numbers-in-corners.ts';
import { STICKERS_ADDED } from './stickers-added.ts';
import { LARGER_LETTERS } from './larger-letters.ts';
import { VERY_LARGE_LETTERS } from './very-large-letters.ts';
import { WRITTEN_PAGES } from './written-pages.ts';
import { GREETINGS } from './greetings.ts';
import { SHARPER_WRITING } from './sharper-writing.ts';
import { TEXTS_TO_WRITE } from './texts-to-write.ts';
import { PLATES_OF_CARS } from './plates-of-cars.ts';
import { AT_THE_BOTTOM } from './at-the-bottom.ts';
import { SIGNS_OF_OFFERS } from './signs-of-offers.ts';
import { BARE_LETTER_COLORS } from './bare-letter-colors.ts';
import { PLANS_TOLD } from './plans-told.ts';
import { CHAT_WORDS } from './chat-words.ts';
import { PLACES_OF_TEXTS } from './places-of-texts.ts';
import { NOT_IN_COLOR } from './not-in-color.ts';
import { TINY_WORDS } from './tiny-words.ts';
import { FADED_WRITING } from './faded-writing.ts';
import { NAME_AND_DATE } from './name-and-date.ts';
import { BARS_OVER } from './blackened-writing.ts';
import { COLORED_STRIPS } from './colored-strips.ts';
import { BADGES } from './badges.ts';
import { NAMES_OF_WATERMARKS } from './names-of-watermarks.ts';
import { LINES_OF_POSTERS } from './lines-of-posters.ts';

/** The rewordings about writing that a prompt goes through before it is read. */
export const EARLY_WRITING: readonly Rewording[] = [
  ...LINES_OF_POSTERS,
  ...NOTHING_COVERED,
  ...NAME_AND_DATE,
  ...NAMES_OF_WATERMARKS,
  ...BADGES,
  ...COLORED_STRIPS,
  ...BARS_OVER,
  ...CENTERED_THERE,
  ...SHAPES_OF_LETTERS,
  ...SO_TEXT_READS,
  ...CAPITALS_IN_LETTERS,
  ...LETTERS_WITH_SHADOW,
  ...WORDS_NEEDED,
  ...LETTERS_NOT_TOO_LARGE,
  ...FADED_WRITING,
  ...TINY_WORDS,
  ...CHAT_WORDS,
  ...OFFERS_TOLD,
  ...PLACES_OF_TEXTS,
  ...PLANS_TOLD,
  ...BARE_LETTER_COLORS,
  ...READ_ON_PICTURE,
  ...SCANS_SET_STRAIGHT,
  ...NUMBERS_IN_CORNERS,
  ...STICKERS_ADDED,
  ...LARGER_LETTERS,
  ...VERY_LARGE_LETTERS,
  ...WRITTEN_PAGES,
  ...GREETINGS,
  ...SIGNS_OF_OFFERS,
  ...SHARPER_WRITING,
  ...DATES_LIKE_CAMERAS,
  ...TEXTS_TO_WRITE,
  ...AT_THE_BOTTOM,
  ...NOT_IN_COLOR,
  ...PLATES_OF_CARS,
];
