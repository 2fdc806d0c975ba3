import { onlyKeepsSize } from '../rewordings/sizes/kept-sizes.ts';

/*
 * Prompts of a word or two that only name something ("people", "colour", "1080"), or a fault that nothing mends ("too close",
 * "trop lourd"). The readers know such words from wishes in which they stand beside a verb.
 */

const SAID = [
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
  "(?:(?:it['’]?s|it is|es ist|está|c['’]est|é|è) )?(?:too|zu|muy|demasiado|trop|muito|troppo) (?:smooth|narrow|tight|close|heavy|wide|glatt|eng|nah|schwer|voll|breit|glänzend|cerca|suave|pesad[ao]|anch[ao]|serrée?|près|lourde?|(?<=trop )large|doux|douce|perto|larg[ao]|vicin[ao]|pesante|morbid[ao])",
  // A look that nobody adds, and of which nobody knows whether the picture has it.
  '(?:no|not|without|kein|ohne|nicht|sin|nada de|pas de|sans|sem|não|niente|senza|non) s[eé]pp?ia(?: (?:please|bitte|por favor|svp|per favore))?',
  // A size of shoes or clothes, or a number of which nobody knows what it counts.
  '(?:(?:shoe|dress|clothing|schuh|kleider|konfektions)[- ]?)?(?:size|größe|groesse|talla|taille|pointure|tamanho|taglia|número|numero|numéro|nummer|nº|n°)(?: (?:eu|uk|us|de|der|do|dei|des))?:? (?:\\d{1,4}(?:[.,]5)?(?: ?(?:cm|mm))?|x{0,3}[sl]|m|pp?|gg?)(?: (?:shoes?|schuhe?|zapat(?:os|illas)|chaussures|sapatos?|tênis|scarpe))?',
  // Pixels, a year, a price: a number alone says too little.
  '\\d{3,}',
];
const ONLY_SAID = new RegExp(`^\\s*(?:${SAID.join('|')})[\\s.!?]*$`, 'iu');

/** True for a prompt of which nobody knows what shall be done. */
export const saysTooLittle = (prompt: string): boolean => ONLY_SAID.test(prompt) || onlyKeepsSize(prompt);
