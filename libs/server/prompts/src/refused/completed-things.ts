/*
 * A thing that the edge of the picture cuts off, and of which the rest shall be added: "completa o resto do carro que ficou fora da
 * foto". Nothing adds what was not photographed, and “out of the picture” asks to remove nothing.
 */

const OUTSIDE = [
  "(?:complete|finish|fill in|restore|recreate|add|show|generate|draw) (?:the )?(?:rest|other half|missing (?:part|half|piece)|remaining part) of [^.,;!?]{2,40}? (?:that|which)(?:['’]s| is| was| got)? (?:left )?(?:out(?:side)? of|cut off|not in|missing from|outside)",
  '(?:ergänze?|vervollständige?|zeig|mach)(?: mir)? (?:den rest|die andere hälfte|den fehlenden teil|das fehlende stück) [^.;!?]{2,40}?,? (?:der|die|das) (?:nicht|außerhalb|abgeschnitten|fehlt)',
  '(?:complet|termin|rellen|muestr|añad|agreg|gener)\\p{L}* (?:el resto|la otra mitad|la parte) del? [^.,;!?]{2,40}? que (?:se )?(?:quedó|está|salió|quedo|falta|ha quedado)(?: (?:fuera|cortad[oa]))?',
  "(?:compl[èe]te|termine|finis|reconstitue|ajoute|montre)(?:[rz]|-moi)? (?:le reste|l['’]autre moitié|la partie) d[eu]s? ?[^.,;!?]{2,40}? (?:qui (?:est|sort|dépasse|manque)|coupée?)(?: (?:hors|coupée?|en dehors))?",
  '(?:complet|termin|preench|mostr|adicion|acrescent|ger)\\p{L}* (?:o resto|a outra metade|a parte) d[aeo]s? [^.,;!?]{2,40}? que (?:ficou|está|tá|saiu|falta)(?: (?:fora|cortad[oa]|de fora))?',
  "(?:complet|termin|aggiung|mostr|gener)\\p{L}* (?:il resto|l['’]altra metà|la parte) (?:del|della|dello|dell['’]|di) ?[^.,;!?]{2,40}? (?:che (?:è|manca|sta)|rimast[oa]|tagliat[oa])(?: (?:fuori|tagliat[oa]|rimast[oa] fuori))?",
].join('|');
const WHOLE = new RegExp(`^\\s*(?:\\p{L}+ ){0,4}?(?:${OUTSIDE})[^.;!?]*[\\s.!?]*$`, 'iu');

/** True for a wish to add what the edge of the picture cuts off of a thing. */
export const completesThing = (prompt: string): boolean => WHOLE.test(prompt);
