import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Where nothing shall change, and what is good as it is, beside a wish for something else: "am Wasser nichts ändern" keeps the
 * water, and "the mountains are fine as they are" the mountains.
 */

const GOOD = '(?:perfect|fine|good|ok|okay|great|nice)';

/** What neither a new background nor a retouched skin changes. */
const HAIR =
  "(?:(?:the|my|his|her|der|die|den|das|mein(?:e|en)?|la|mi|el|le|les|ma|mon|mes|a|o|minha|meu|i|il|gli|lo) |l['’])?(?:beard|moustache|mustache|hair|bart|haare|schnurrbart|barba|bigote|pelo|cabello|barbe|moustache|cheveux|bigode|cabelo|baffi|capelli)";
const LEFT_AS_IT_IS = [
  `(?:please )?(?:leave|keep) ${HAIR} (?:exactly |just )?(?:as (?:it|they) (?:is|are)|the way (?:it is|they are))`,
  `${HAIR} (?:bitte |bleibt |bleiben |lassen? )*so,? (?:lassen,? )?wie (?:er|es|sie) (?:ist|sind)|${HAIR} (?:bitte )?so (?:lassen|bleiben)`,
  `(?:deja|dejar|dejen) ${HAIR} (?:tal )?como está|${HAIR} (?:déjal[oa]|dejarl[oa]) (?:así|como está)`,
  `(?:laisse[rz]?|garde[rz]?) ${HAIR} (?:comme (?:elle est|ils sont|ça)|tel(?:le|s)? quel(?:le|s)?)`,
  `(?:deixa|deixe|deixar) ${HAIR} (?:como está|assim)|${HAIR} (?:deixa|deixe) (?:como está|assim)`,
  `${HAIR} (?:(?:la|li) lasci|lascial[ao]|lasciali|lasciatel[ao])(?: così)?(?: com(?:['’]è|e sono))?|lascia(?:te|re)? ${HAIR} (?:così )?com(?:['’]è|e sono)`,
].join('|');
/** Tones of the whole picture change hair too. */
const NO_TONES =
  /^(?=[^]*(?:background|hintergrund|fondo|fond|fundo|sfondo|skin|haut|piel|peau|pele|pelle|pickel|brufol|occhiaie|augenringe|ojeras|cernes|olheiras|pimple))(?![^]*(?<!\p{L})(?:bright|dark(?:en|er)|heller|dunkler|aufhell|aclar|oscure|éclair|assombr|clare|escure|schiar|scur(?:isc|ir)|bianco e nero|blanco y negro|noir et blanc|preto e branco|schwarz))/iu;
const HAIR_LEFT: Rewording = [
  new RegExp(
    `(?<=\\p{L})[,.;] (?:(?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )?(?:${LEFT_AS_IT_IS})${END}`,
    'giu',
  ),
  '',
  NO_TONES,
];

export const UNCHANGED_THERE: readonly Rewording[] = [
  HAIR_LEFT,
  [
    new RegExp(
      `(?<=,? )(?:an?|am|beim?|im|in)(?: (?:der|dem|den))? (?<what>\\p{L}+)(?: bitte)? nichts (?:ver)?ändern${END}`,
      'giu',
    ),
    '$<what> nicht ändern',
  ],
  [
    new RegExp(
      `(?<!\\p{L})ne (?:change|touche|modifie)[rz]? rien (?:à|dans|sur) (?<what>(?:la |le |l['’])\\p{L}+)${END}`,
      'giu',
    ),
    'ne change pas $<what>',
  ],
  [
    /(?<!\p{L})não (?:mude|muda|mexa|mexe) (?:em )?nada (?:n)(?<what>[ao]s? \p{L}+)(?!\p{L})/giu,
    'não mude $<what>',
  ],
  [
    /(?<!\p{L})non (?:cambiare|toccare|modificare) (?:nulla|niente) (?:nel|nella|sul|sulla|al|alla) (?<what>\p{L}+)(?!\p{L})/giu,
    'non toccare $<what>',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})only(?!\\p{L})[^.!?\\n]*,) the (?<what>\\p{L}+) (?:is|are) (?:(?:already|just) )?${GOOD}(?: (?:as (?:it is|they are)|the way (?:it is|they are)|already))?${END}`,
      'giu',
    ),
    ' leave the $<what> alone',
  ],
];
