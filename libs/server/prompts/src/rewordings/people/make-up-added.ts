import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Add blush": make-up that nothing here can put on, and no redness that is taken away. */

export const MAKE_UP_ADDED: readonly Rewording[] = [
  [
    clause(
      '(?:add|put|apply|give (?:me|her|him)) (?:some |a (?:bit|little|touch) of )?(?:blush|rouge)(?: (?:on|to) (?:my|her|his|the) cheeks)?|(?:rosy|rosier|pinker) cheeks|(?:make (?:my|her|his|the) )?cheeks (?:rosier|pinker|more rosy|pink|rosy)',
    ),
    'put make-up on the face',
  ],
  [
    clause(
      '(?:etwas |ein bisschen )?rouge (?:auf|an) (?:die |meine |ihre )?wangen|(?:die )?wangen (?:rosiger|röter|rosa)(?: machen)?|rosige(?:re)? wangen',
    ),
    'Make-up auftragen',
  ],
  [
    clause(
      '(?:pon(?:me|le)? |añade )(?:un poco de )?colorete|(?:las )?mejillas más (?:rosadas|rojas|sonrosadas)',
    ),
    'ponle maquillaje en la cara',
  ],
  [
    clause(
      '(?:mets|ajoute)(?:[- ]moi)? (?:un peu de )?(?:blush|fard à joues)|(?:les )?joues plus (?:roses|rosées)',
    ),
    'mets du maquillage sur le visage',
  ],
  [
    clause('(?:coloca|passa|põe) (?:um pouco de )?blush|(?:as )?bochechas mais (?:rosadas|coradas)'),
    'coloca maquiagem no rosto',
  ],
  [
    clause("(?:metti|aggiungi) (?:un po[’'] di )?(?:blush|fard)|(?:le )?guance più (?:rosee|rosa)"),
    'metti del trucco sul viso',
  ],
];
