import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Whiter eyes", "blanc des yeux plus blanc": eyes that are seen better. */

export const WHITER_EYES: readonly Rewording[] = [
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
