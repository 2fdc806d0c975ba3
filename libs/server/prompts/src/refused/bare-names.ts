/*
 * Prompts of one word that names something and does not say what shall happen to it: "people", "colour", "1080". The readers
 * know such words from wishes in which they stand beside a verb.
 */

const NAMES = [
  'no',
  '(?:the )?(?:people|persons?|men|women|kids|children|cars|birds|dogs|cats|faces?|eyes|colou?r|signature)',
  '(?:die )?(?:leute|personen|menschen|autos|gesicht(?:er)?|augen|farbe)',
  '(?:las? |los? |el )?(?:gente|personas|hombres|mujeres|niños|coches|carros|caras?|rostros?|ojos)',
  '(?:les |la |le )?(?:gens|personnes|voitures|visages?|yeux|couleur)',
  '(?:as? |os? )?(?:pessoas|carros|rostos?|olhos|cor)',
  '(?:le |gli |i |la |il )?(?:persone|macchine|volt[oi]|occhi|colore)',
  '(?:the |der |die |das |el |la |le |il |o |a )?(?:dog|cat|sky|hund|katze|himmel|perro|gato|cielo|chien|chat|ciel|cachorro|céu|cane|gatto)',
  '(?:nach |hacia la |a la |à |para a |a )?(?:links|rechts|izquierda|derecha|gauche|droite|esquerda|direita|sinistra|destra)',
  // "The text only": whether it shall stay or go is not said.
  '(?:the )?(?:text|background|sky|people|words|letters) only',
  // Pixels, a year, a price: a number alone says too little.
  '\\d{3,}',
];
const BARE = new RegExp(`^\\s*(?:${NAMES.join('|')})[\\s.!?]*$`, 'iu');

/** True for a prompt that only names something. */
export const namesOnly = (prompt: string): boolean => BARE.test(prompt);
