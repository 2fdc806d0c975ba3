/*
 * "Crop to 4:5 with me in the left third": where somebody stands in what is left cannot be chosen, and a third of the image
 * would be cut off.
 */

const IN_THIRD = [
  'with (?:me|us|him|her|them|the \\p{L}+|my \\p{L}+) (?:in|on|at) the (?:left|right|top|bottom|upper|lower)(?:[- ]hand)? third',
  '(?:mit (?:mir|uns|ihm|ihr|ihnen|de[rmn] \\p{L}+)|ich|wir|er|sie) (?:im|am) (?:linken|rechten|oberen|unteren) drittel',
  'con(?:migo| nosotros| él| ella| ell[oa]s| (?:el|la|los|las|mi) \\p{L}+) en el tercio (?:izquierdo|derecho|superior|inferior|de (?:la izquierda|la derecha|arriba|abajo))',
  "avec (?:moi|nous|lui|elle|eux|elles|(?:le |la |les |mon |ma |l['’])\\p{L}+) (?:dans|sur) le tiers (?:gauche|droite?|supérieur|inférieur|du (?:haut|bas)|de (?:gauche|droite))",
  'com(?:igo|o? nosco| ele| ela| eles| elas| [oa]s? \\p{L}+) no terço (?:esquerdo|direito|superior|inferior|da (?:esquerda|direita)|de (?:cima|baixo))',
  "con (?:me|noi|lui|lei|loro|(?:il |la |lo |i |le |l['’])\\p{L}+) nel terzo (?:sinistro|destro|superiore|inferiore|di (?:sinistra|destra))",
].join('|');
const PLACED = new RegExp(`(?<!\\p{L})(?:${IN_THIRD})(?!\\p{L})`, 'iu');

/** True for a wish that somebody stands in a third of the image. */
export const placesInThird = (prompt: string): boolean => PLACED.test(prompt);
