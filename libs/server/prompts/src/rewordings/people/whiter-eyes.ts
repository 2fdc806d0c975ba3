import { BEFORE_NEXT_WISH } from '../ends.ts';
import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Whiter eyes", "blanc des yeux plus blanc": eyes that are seen better. */

/** For each language whiter teeth, the whites of the eyes beside them, and plainer words. */
const BESIDE_TEETH: readonly (readonly [teeth: string, eyes: string, plainer: string])[] = [
  [
    '(?:whiten|brighten) (?:the|my|her|his|their) teeth|teeth (?:whiter|brighter|less yellow)',
    '(?:the |my |her |his |their )?(?:whites? of (?:the |my |her |his |their )?eyes|eye ?whites|eyes)',
    'brighten the eyes slightly',
  ],
  [
    'zähne (?:(?:etwas|ein bisschen|bisschen) )?(?:weißer|heller|aufhellen|weniger gelb)(?: machen)?',
    '(?:das |die )?(?:weiße? (?:der|in den|von den|im) augen?|augenweiß)',
    'die Augen heller',
  ],
  [
    '(?:blanquea\\p{L}*|aclara\\p{L}*) (?:un poco )?los dientes|dientes (?:un poco )?(?:más blancos|menos amarillos)',
    '(?:el )?blanco de los ojos',
    'aclara un poco los ojos',
  ],
  [
    'blanchi\\p{L}* (?:un peu )?les dents|dents (?:un peu )?(?:plus blanches|moins jaunes)',
    '(?:le )?blanc des yeux',
    'éclaircis un peu les yeux',
  ],
  [
    '(?:clarei\\p{L}*|branquei\\p{L}*) (?:um pouco )?os dentes|dentes (?:um pouco )?(?:mais brancos|menos amarelos)',
    '(?:o )?branco dos olhos',
    'clareia um pouco os olhos',
  ],
  [
    '(?:sbianca\\p{L}*|schiari\\p{L}*) (?:un po. )?i denti|denti (?:un po. )?(?:più bianchi|meno gialli)',
    '(?:il )?bianco degli occhi',
    'schiarisci un po’ gli occhi',
  ],
];

export const WHITER_EYES: readonly Rewording[] = [
  ...BESIDE_TEETH.map(([teeth, eyes, plainer]): Rewording => [
    new RegExp(
      `(?<=(?<!\\p{L})(?:${teeth}))(?:,| (?:and|und|y|et|e))(?: (?:no|nein|non|não),? (?:wait|actually|warte|espera|attends|anzi|aspetta),?)?(?: (?:also|auch|también|aussi|também|anche))? ${eyes}${BEFORE_NEXT_WISH}`,
      'giu',
    ),
    `, ${plainer}`,
  ]),
  [
    endOfWish(
      '(?:make )?(?:the |my |her |his )?(?:whites? of (?:the |my |her |his )?eyes|eye ?whites) (?:whiter|brighter)|whiten (?:the |my |her |his )?(?:whites? of (?:the |my |her |his )?)?eyes|(?:make )?(?:the |my |her |his )?eyes whiter|whiter eyes',
    ),
    'brighten the eyes slightly',
  ],
  [
    endOfWish(
      '(?:das |mein )?(?:weiß (?:der|in den) augen|augenweiß) (?:weißer|heller)(?: machen)?|weißere? augen',
    ),
    'mach die Augen heller',
  ],
  [endOfWish('(?:el )?blanco de los ojos más blanco|ojos más blancos'), 'aclara un poco los ojos'],
  [endOfWish('(?:le )?blanc des yeux plus blanc|(?:les )?yeux plus blancs'), 'éclaircis un peu les yeux'],
  [endOfWish('(?:o )?branco dos olhos mais branco|(?:os )?olhos mais brancos'), 'clareia um pouco os olhos'],
  [
    endOfWish('(?:il )?bianco degli occhi più bianco|(?:gli )?occhi più bianchi'),
    'schiarisci un po’ gli occhi',
  ],
];
