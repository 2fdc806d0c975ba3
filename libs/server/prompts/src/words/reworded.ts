import { ALL_BUT } from './plainer/removals/all-but.ts';
import { ALL_BUT_SOMEBODY } from './plainer/exceptions/all-but-somebody.ts';
import { ALL_EXCEPT } from './plainer/exceptions/all-except.ts';
import { AND_WITHOUT } from './plainer/removals/and-without.ts';
import { AROUND_SOMEBODY } from './plainer/backgrounds/around-somebody.ts';
import { BARE_WITHOUT } from './plainer/removals/bare-without.ts';
import { BEHIND_PRODUCTS } from './plainer/backgrounds/behind-products.ts';
import { BORDERS_ALL_AROUND } from './plainer/borders/borders-all-around.ts';
import { BORDERS_OFF } from './plainer/borders/borders-off.ts';
import { CLOSER_TO } from './plainer/crops-and-turns/closer-to.ts';
import { CLOUDS_IN_SKY } from './plainer/light-and-color/clouds-in-sky.ts';
import { OF_CORNERS } from './plainer/crops-and-turns/corners.ts';
import { CROPPED_ONTO } from './plainer/crops-and-turns/cropped-onto.ts';
import { CUT_AT_SIDES } from './plainer/crops-and-turns/cut-at-sides.ts';
import { DESCRIBED_PEOPLE } from './plainer/people/described-people.ts';
import { EMOJI_SIZES } from './plainer/sizes/emoji-sizes.ts';
import { EVERYDAY_FAULTS } from './plainer/faults/everyday-faults.ts';
import { CUT_BY_AMOUNTS } from './plainer/crops-and-turns/cut-by-amounts.ts';
import { TURNED_PICTURES } from './plainer/crops-and-turns/turned-pictures.ts';
import { NOTHING_ELSE } from './plainer/exceptions/nothing-else.ts';
import { TONES_OF_THINGS } from './plainer/light-and-color/tones-of-things.ts';
import { COURTESIES_INSIDE } from './plainer/removals/courtesies-inside.ts';
import { SHARPER_THINGS } from './plainer/sharpness/sharper-things.ts';
import { FRACTIONS_OF_TONES } from './plainer/light-and-color/fractions-of-tones.ts';
import { FRACTIONS_KEPT } from './plainer/crops-and-turns/fractions-kept.ts';
import { FRAMES_FOR_OCCASIONS } from './plainer/borders/frames-for-occasions.ts';
import { EMPTIED_PLACES } from './plainer/removals/emptied-places.ts';
import { FROM_TO } from './plainer/light-and-color/from-to.ts';
import { HALVES } from './plainer/light-and-color/halves.ts';
import { HALVES_AND_PAIRS } from './plainer/crops-and-turns/halves-and-pairs.ts';
import { HEAVY } from './plainer/sizes/heavy-files.ts';
import { HIDDEN_PEOPLE } from './plainer/people/hidden-people.ts';
import { HIDDEN_WRITING } from './plainer/writing/hidden-writing.ts';
import { HIGHLIGHTS } from './plainer/light-and-color/highlights.ts';
import { IN_THE_WAY } from './plainer/removals/in-the-way.ts';
import { INSTEAD_OF } from './plainer/light-and-color/instead-of.ts';
import { LIGHT_AND_LOOKS } from './plainer/light-and-looks.ts';
import { LIGHTER_FILES } from './plainer/sizes/lighter-files.ts';
import { OF_LINES } from './plainer/borders/lines-around.ts';
import { MESS_BEHIND } from './plainer/backgrounds/mess-behind.ts';
import { NAMED_COLORS } from './plainer/light-and-color/named-colors.ts';
import { NEW_BACKGROUNDS } from './plainer/backgrounds/new-backgrounds.ts';
import { CUT_OFF_BY_FRAME, NOBODY_CUT } from './plainer/people/nobody-cut.ts';
import { NOT_TOO_MUCH } from './plainer/light-and-color/not-too-much.ts';
import { AS_BACKGROUND, OTHER_BACKGROUNDS } from './plainer/backgrounds/other-backgrounds.ts';
import { DAMAGED_PHOTOS } from './plainer/faults/damaged-photos.ts';
import { MADE_TO_VANISH } from './plainer/removals/made-to-vanish.ts';
import { DRAWINGS_TO_PHOTOS } from './plainer/looks/made-photos.ts';
import { OF_TWO_SIDES } from './plainer/removals/of-two-sides.ts';
import { OF_ONE_PERSON } from './plainer/people/named-twice.ts';
import { OF_OTHER_PICTURES } from './plainer/backgrounds/other-pictures.ts';
import { OTHER_WAY } from './plainer/crops-and-turns/other-way.ts';
import { PASSIVE } from './plainer/removals/passive-wishes.ts';
import { PASSIVE_HIDING } from './plainer/removals/passive-hiding.ts';
import { PEOPLE_AROUND } from './plainer/people/people-around.ts';
import { PERMITTED } from './plainer/exceptions/permitted.ts';
import { PLATE_AND_WRITING } from './plainer/writing/plate-and-writing.ts';
import { POLAROID_FRAMES } from './plainer/borders/polaroid-frames.ts';
import { LIMITS_WITHOUT_UNIT, PRESENT_SIZES } from './plainer/sizes/present-sizes.ts';
import { OF_ONE_LANGUAGE } from './plainer/of-one-language.ts';
import { PRINT_SIZES } from './plainer/sizes/print-sizes.ts';
import { inPlainerWords, type Rewording } from './plainer/rewording.ts';
import { SEEN_BEFORE_BLUR } from './plainer/backgrounds/seen-alone.ts';
import { SCENERY_WORDS } from './plainer/backgrounds/scenery-words.ts';
import { CLEANED_PAGES, OF_DOCUMENT } from './plainer/writing/shown-documents.ts';
import { OF_SHARES } from './plainer/sizes/shares-of-size.ts';
import { OF_SHAPES, OF_SIDES } from './plainer/crops-and-turns/sides-and-shapes.ts';
import { SHOWN_ALONE } from './plainer/backgrounds/shown-alone.ts';
import { SKIN_WORDS } from './plainer/people/skin-words.ts';
import { SOFTENED_PICTURES } from './plainer/sharpness/softened-pictures.ts';
import { SPOILT_FACES } from './plainer/people/spoilt-faces.ts';
import { STANDING_OUT } from './plainer/sharpness/standing-out.ts';
import { OF_STOPS, STOPS_BEFORE } from './plainer/light-and-color/stops-of-light.ts';
import { SQUARES_WITH_BARS } from './plainer/borders/squares-with-bars.ts';
import { TAKEN_FROM } from './plainer/faults/taken-from.ts';
import { OF_TURNS } from './plainer/crops-and-turns/turns.ts';
import { TOLD_BEFORE } from './plainer/faults/told-before.ts';
import { TWO_REMOVED } from './plainer/removals/two-removed.ts';
import { UNWANTED_STATES } from './plainer/sharpness/unwanted-states.ts';
import { USUAL_FORMATS } from './plainer/sizes/usual-formats.ts';
import { WHOLE_SIZES } from './plainer/sizes/whole-sizes.ts';
import { APPETIZING } from './plainer/looks/appetizing.ts';
import { WISHED_COLORS } from './plainer/light-and-color/wished-colors.ts';
import { remembering } from '../memory/remembering.ts';
import { outsideQuotations } from './quotations.ts';

/*
 * Turns of phrase that both readers would misunderstand, and plainer words of the same language for them.
 */

const HIDDEN =
  /(?<!\p{L})oscur(?:a|are|ate|iamo)(?= (?:\p{L}+ |l'){1,3}?(?:targ(?:a|he)|test[oi]|scritt[ae]|volt[oi]|vis[oi]|facc(?:ia|e))(?!\p{L}))/giu;
const NOT_OFF =
  /(?<!\p{L})schneide? (?:(?:mir|uns|ihm|ihr|ihnen|dabei|bitte|aber|ja) )*nicht (?<what>(?:\p{L}+ ){1,3}?)ab(?!\p{L})/giu;

/** "I wouldn't mind it being brighter", "no estaría mal un poco más clara": a polite wish, and no negation. */
const POLITE =
  /(?<!\p{L})(?:(?:i|we|it|that) (?:would not|wouldn['’ ]?t) (?:mind|hurt|be bad|go amiss|say no to)(?: (?:it|this) (?:being|to be)| (?:if|to) (?:you |it |we )?(?:could |can |was |were )?)?|wouldn['’ ]?t (?:hurt|mind)(?: to| it being)?|(?:es |das )?(?:würde|könnte|wäre) (?:auch )?nicht (?:schaden|schlecht|verkehrt),?(?: wenn)?|no (?:estaría|vendría|quedaría) (?:nada )?mal(?: que| si)?|(?:ce|ça) (?:ne )?serait pas mal(?: de| d['’]| si)?|(?:ça|cela) (?:ne )?ferait pas de mal(?: de| d['’])?|não (?:seria|ficaria|faria) (?:nada )?(?:mau|mal|ruim)(?: se)?|non (?:sarebbe|starebbe) male(?: se)?|non guasterebbe)(?!\p{L})/giu;
/** "There is a date stamp, can it go?" */
const GO =
  /(?<there>(?<!\p{L})there(?:['’ ]?s| is| are) [^.!?;]{3,60}?)[,.;]? (?:can|could|may) (?:it|that|this|they|those|these)(?: (?:please|all|both|maybe|possibly))* (?:go(?: away)?|disappear|vanish)(?=\s*(?:[,.;!?]|please|pls|$))/giu;
/** "Y a du monde derrière", "tem um povo no fundo": people, and no world or nation. */
const CROWD =
  /(?<!\p{L})(?<there>(?:y a|il y a|y'a|avec|enlève|vire|efface|sans) )(?:tout (?:ce|le)|trop de|plein de|du) monde(?! entier)/giu;
const POVO =
  /(?<!\p{L})(?<there>(?:tem|têm|há|com|tira|tirar|apaga|some com) )(?:um|o|esse|aquele|muito) pov(?:o|ão)(?!\p{L})/giu;
/** "Turn our logo into something with no background": another kind of file, and no other picture behind it. */
const WITHOUT_GROUND =
  /(?<!\p{L})(?:turn|make|convert|change|get) (?<what>(?:our|my|the|this|that) (?:\p{L}+ ){0,4}?(?:logo|design|drawing|picture|photo|image|signature|art|artwork|crest|icon|badge)) (?:in)?to (?:something|one|a (?:logo|picture|file|version|png|image)) (?:with no|without an?y?) background/giu;
/** "Boost the colors of the sunset": what the picture shows, and no light of a sunset to be added. */
const COLORS_OF_SUNSET =
  /(?<=^(?!.*(?<!\p{L})(?:add|give|like|as|gib|wie|füge|pon\p{L}*|dale|como|añade|donne|comme|ajoute|dá|dê|adiciona|dai|dagli|come|aggiungi)(?!\p{L})).*)(?<colors>colou?rs|farben|colores|couleurs|cores|colori) (?:of|in|from|vom|vom|des|im|del|du|d[aoe]|nel|en el|no) (?:the |this |l |el |la |il )?(?:sunset|sunrise|sonnenuntergangs?|sonnenaufgangs?|atardecer|amanecer|coucher de soleil|lever de soleil|p[ôo]r[ -]do[ -]sol|nascer do sol|tramonto|alba)(?!\p{L})/giu;

/** A dash between two parts of a sentence. */
const DASH = /(?<=[\p{L}.!?)])\s+[-–—]+\s+(?=\p{L})/gu;

const PLAINER: readonly Rewording[] = [
  [DASH, ', '],
  // "Dont" and "doesnt", without the apostrophe.
  [/(?<!\p{L})(don|doesn|didn)t(?!\p{L})/giu, "$1't"],
  [POLITE, 'please'],
  ...SHOWN_ALONE,
  // Before what stands out: a blurred background does not help fireworks.
  ...APPETIZING,
  ...STANDING_OUT,
  ...EMPTIED_PLACES,
  ...IN_THE_WAY,
  ...OF_TWO_SIDES,
  ...PASSIVE_HIDING,
  ...ALL_BUT_SOMEBODY,
  ...HIDDEN_PEOPLE,
  ...SOFTENED_PICTURES,
  ...NAMED_COLORS,
  ...MESS_BEHIND,
  ...SCENERY_WORDS,
  ...PERMITTED,
  ...BARE_WITHOUT,
  ...MADE_TO_VANISH,
  ...AROUND_SOMEBODY,
  ...DESCRIBED_PEOPLE,
  ...TWO_REMOVED,
  ...LIGHT_AND_LOOKS,
  ...PASSIVE,
  ...INSTEAD_OF,
  ...FROM_TO,
  ...OF_ONE_LANGUAGE,
  ...PRINT_SIZES,
  ...FRACTIONS_OF_TONES,
  ...OF_TURNS,
  ...NOBODY_CUT,
  ...HALVES,
  ...OF_SHARES,
  ...HALVES_AND_PAIRS,
  ...PRESENT_SIZES,
  ...LIMITS_WITHOUT_UNIT,
  ...HEAVY,
  ...WHOLE_SIZES,
  ...USUAL_FORMATS,
  ...TOLD_BEFORE,
  ...CLOSER_TO,
  ...OTHER_WAY,
  ...SQUARES_WITH_BARS,
  ...BORDERS_OFF,
  ...BORDERS_ALL_AROUND,
  ...FRACTIONS_KEPT,
  ...CROPPED_ONTO,
  ...FRAMES_FOR_OCCASIONS,
  ...LIGHTER_FILES,
  [WITHOUT_GROUND, 'remove the background of $<what>'],
  [CROWD, '$<there>des gens'],
  [POVO, '$<there>gente'],
  [GO, '$<there>, remove it'],
  ...SPOILT_FACES,
  ...SKIN_WORDS,
  [COLORS_OF_SUNSET, '$<colors>'],
  ...OF_STOPS,
  ...STOPS_BEFORE,
  ...OF_LINES,
  ...OF_SIDES,
  ...OF_SHAPES,
  ...OF_DOCUMENT,
  ...CLEANED_PAGES,
  // "La plaque du scooter" is its license plate.
  [
    /(?<!\p{L})plaques?(?= (?:du|des|de la|de ma|de mon|de mes|de l['’]) ?(?:voiture|scooter|moto|camion|auto|bus|taxi|véhicule)s?(?!\p{L}))/giu,
    "plaque d'immatriculation",
  ],
  ...DAMAGED_PHOTOS,
  ...CUT_BY_AMOUNTS,
  ...COURTESIES_INSIDE,
  ...NOTHING_ELSE,
  ...TURNED_PICTURES,
  ...CUT_OFF_BY_FRAME,
  ...TONES_OF_THINGS,
  ...SHARPER_THINGS,
  // "The watch face" is a dial.
  [/(?<=(?<!\p{L})(?:watch|clock) ?)face(?!\p{L})/giu, 'dial'],
  // "Está borrosa la cara" complains, and asks for nothing: "la cara está borrosa".
  [
    /(?<!\p{L})(?<is>est[áa]n?|sal(?:e|en|ió|ieron)|qued[óo]) (?<state>(?:muy |toda |todo )?(?:borros|desenfocad)[oa]s?) (?<what>(?:el|la|los|las) (?:cara|rostro)s?(?: de [\p{L} ]{2,25})?)(?=\s*(?:[,.;!?]|$))/giu,
    '$<what> $<is> $<state>',
  ],
  ...DRAWINGS_TO_PHOTOS,
  ...OF_ONE_PERSON,
  ...BEHIND_PRODUCTS,
  ...OF_OTHER_PICTURES,
  ...OTHER_BACKGROUNDS,
  ...NEW_BACKGROUNDS,
  ...NOT_TOO_MUCH,
  ...EMOJI_SIZES,
  ...AS_BACKGROUND,
  ...TAKEN_FROM,
  ...WISHED_COLORS,
  ...EVERYDAY_FAULTS,
  ...UNWANTED_STATES,
  ...AND_WITHOUT,
  ...ALL_BUT,
  ...ALL_EXCEPT,
  ...PEOPLE_AROUND,
  ...CLOUDS_IN_SKY,
  ...CUT_AT_SIDES,
  ...OF_CORNERS,
  ...SEEN_BEFORE_BLUR,
  ...POLAROID_FRAMES,
  // "Oscura la targa": to darken a plate, a text or a face is to hide it.
  [HIDDEN, 'nascondi'],
  ...PLATE_AND_WRITING,
  ...HIDDEN_WRITING,
  // "Schwärze die Namen", which without its umlaut would be a color: "das schwarze Auto".
  [/(?<!\p{L})schwärze(?!\p{L})/giu, 'verdecke'],
  [/(?<!\p{L})schwärzen(?!\p{L})/giu, 'verdecken'],
  // "Schneid mir nicht den Kopf ab".
  [NOT_OFF, 'nicht $<what>abschneiden'],
  ...HIGHLIGHTS,
  // "Più contrasto meno giallo" are two wishes.
  [
    /(?<=(?<!\p{L})(?:more|mehr|más|plus|mais|più) (?!(?:or|oder|o|ou)(?!\p{L}))\p{L}+) (?=(?:less|weniger|menos|moins|meno) (?:de )?\p{L})/giu,
    ', ',
  ],
  [
    /(?<=(?<!\p{L})(?:less|weniger|menos|meno|moins) (?!(?:or|oder|o|ou)(?!\p{L}))\p{L}+) (?=(?:more|mehr|más|plus|mais|più) (?:de )?\p{L})/giu,
    ', ',
  ],
  // "Mirror only this photo" limits nothing.
  [/(?<!\p{L})only (?=(?:this|the whole) (?:photo|picture|image|pic|shot)(?!\p{L}))/giu, ''],
  // "Half and half" is no half of the size.
  [/(?<!\p{L})half(?: and |-and-|\/)half(?!\p{L})/giu, 'two parts'],
  // "No cropping" at the end of a clause.
  [/(?<![\p{L}-])no crop(?:ping|s)?(?=\s*(?:[,.;!]|please|$))/giu, 'without cropping'],
  [
    /(?<!\p{L})kein(?:en)? (?:zuschnitt|beschnitt|zuschneiden)(?=\s*(?:[,.;!]|bitte|$))/giu,
    'ohne zuschneiden',
  ],
  [/(?<!\p{L})(?:nada de|sin) recortes?(?=\s*(?:[,.;!]|por favor|$))/giu, 'sin recortar'],
  [/(?<!\p{L})pas de recadrage(?=\s*(?:[,.;!]|svp|merci|$))/giu, 'sans recadrage'],
  [/(?<!\p{L})(?:nada de|sem) cortes?(?=\s*(?:[,.;!]|por favor|$))/giu, 'sem cortar'],
  [/(?<!\p{L})(?:niente|nessun) ritaglio(?=\s*(?:[,.;!]|per favore|grazie|$))/giu, 'senza ritagliare'],
];

/** The prompt in plainer words. What stands between quotation marks stays as it is. */
export const reworded = remembering((prompt: string): string =>
  outsideQuotations(prompt, (part) => inPlainerWords(part, PLAINER)),
);
