import { PRAISE } from '../praise.ts';
import type { Rewording } from '../rewording.ts';

/* Greetings and questions that name a look by the way, and ask for none: "ciao bella", "what is HDR?". */

/** "Grazie mille, siete fantastici". */
const THANKS =
  '(?:(?:(?:many|so many|vielen|tausend|muchas|mil|muito|tante|mille|molte) )?(?:thanks|thank you|danke?|gracias|merci|obrigad[oa]|grazie)(?: (?:so much|a lot|schön|sehr|mil|beaucoup|mille|tante|infinite))?[,.!]* )?';

export const ASKS_NOTHING: readonly Rewording[] = [
  [new RegExp(`^\\s*${THANKS}(?:${PRAISE})[\\s.!]*$`, 'giu'), 'thanks'],
  [
    /(?<=^\s*)(?<hello>hi|hey|hello|hallo|hi there|hola|salut|coucou|oi|olá|ciao|buongiorno) (?:beautiful|gorgeous|handsome|pretty|schöne[rs]?|hübsche[rs]?|guap[oa]|hermos[oa]|preciosa|beauté|belle|beau|lind[oa]|bell[oa]|bellissim[oa])(?=\s*[.!]*$)/giu,
    '$<hello>',
  ],
  [
    /^\s*(?:what(?:['’]s| is| does)|was (?:ist|bedeutet|heißt)|qué es|que es|qu['’]est[- ]ce que(?: c['’]est que)?|c['’]est quoi|o que é|cos['’]è|che cos['’]è) (?:(?:an? |the |le |la |el |il |o |das )?(?:hdr|vignette|viñeta|vinheta|vignettatura|sepia|sepya|bokeh|teal and orange|dehaze|film grain|split toning))(?: mean)?\s*\??\s*$/iu,
    'what is this?',
  ],
  [
    /^\s*(?:(?:is|does) (?:my|the|this|your) (?:tv|television|phone|screen|monitor|display|computer) (?:support |do |have )?(?:hdr|dark mode)(?:[- ](?:ready|capable|compatible))?|(?:kann|hat|unterstützt) (?:mein|der|das) (?:fernseher|handy|monitor|bildschirm) hdr)\s*\??\s*$/iu,
    'what is this?',
  ],
];
