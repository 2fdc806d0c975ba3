import type { Rewording } from '../rewording.ts';

/*
 * "Difumina la matrícula, que lo voy a poner en Wallapop": what somebody plans to do with the picture, what it shows, and
 * hopes, said at the end of a wish.
 */

const AT_END = '(?=[\\s.!?]*$)';
const told = (said: string): Rewording => [new RegExp(`(?:,|(?<=\\p{L}))\\s+(?:${said})${AT_END}`, 'iu'), ''];

export const PLANS_TOLD: readonly Rewording[] = [
  // Spanish "q" is "que".
  told(
    '(?:q|que|pq|porque) (?:l[oa]s?|me l[oa]s?) (?:voy|vamos|quiero|tengo que) ?a? (?:poner|subir|colgar|publicar|anunciar|vender)(?:l[oa]s?)?(?: (?:en|por) (?:\\p{L}+)(?: \\p{L}+)?)?',
  ),
  // "So I can see if it goes with the curtains".
  told(
    'so (?:that )?(?:i|we) can (?:see|check) (?:if|whether|how) (?:it|this|that) (?:goes|matches|fits|works|looks) [^,.;!?]+',
  ),
  told('damit (?:ich|wir) (?:sehe|sehen),? ob (?:es|das|sie) zu [^,.;!?]+ passt'),
  told('para ver si (?:combina|pega|queda bien) con [^,.;!?]+'),
  told('pour voir si (?:ça|elle|il) (?:va|irait) avec [^,.;!?]+'),
  told('(?:para|pra) ver se (?:combina|fica bem) com [^,.;!?]+'),
  told('per vedere se (?:sta bene|si abbina|si intona) (?:con|a|al|alle?) [^,.;!?]+'),
  // How the last result looked.
  told(
    '(?:it looked (?:so |too |really )?(?:fake|artificial)|(?:das |es )?sah (?:so |zu )?(?:unecht|künstlich) aus|(?:se veía|parecía) (?:muy |demasiado )?(?:fals[oa]|artificial)|ça faisait (?:trop |très )?(?:faux|artificiel)|(?:parecia|ficou parecendo) (?:muito )?(?:fals[oa]|artificial)|sembrava (?:troppo |molto )?(?:fint[oa]|artificiale))',
  ),
  told('a ver (?:qué|que) (?:se puede|puedes|podéis) hacer'),
  told('es el logo (?:de|del) (?:\\p{L}+ ){0,2}\\p{L}+'),
  told('(?:que |q )?vou (?:anunciar|vender|postar|publicar)(?: (?:el[ea]s?))? n[oa] \\p{L}+'),
  told(
    "(?:the|my|this) (?:\\p{L}+ )?(?:site|website|portal|form|page|app) (?:keeps (?:rejecting|refusing)|won['’]?t (?:accept|take)|rejects|refuses) (?:it|mine|the (?:photo|file))",
  ),
];
