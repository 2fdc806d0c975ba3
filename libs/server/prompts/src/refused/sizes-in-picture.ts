/*
 * How much of the picture a thing shall take up: “the head should be 70 % of the height”. The readers would take it
 * for the size of the picture.
 */

const THING =
  '(?:head|face|person|subject|product|item|object|car|dog|cat|logo|kopf|gesicht|person|produkt|objekt|auto|hund|cabeza|cara|persona|producto|objeto|coche|tête|visage|personne|sujet|produit|voiture|cabeça|rosto|pessoa|produto|carro|testa|viso|soggetto|prodotto|oggetto|auto)';
const SHALL =
  '(?:should|must|has to|needs to|to|shall|soll(?:te)?|muss|debe|tiene que|debería|doit|devrait|deve|precisa|tem que|dovrebbe)';
const BE =
  '(?:be|fill|take up|cover|occupy|make up|ocupar|medir|ser|llenar|occuper|faire|remplir|encher|preencher|occupare|essere|riempire)';
const SHARE =
  '(?:(?:at least|about|around|roughly|ca\\.?|etwa|mindestens|el|les|los|il|lo|i|alrededor de|unos|environ|cerca de|circa) )*\\d+(?: ?(?:-|to|bis|a|à) ?\\d+)? ?(?:%|percent|prozent|por ciento|pour cent|por cento|per cento)';
const OF =
  "(?:of|der|des|vom|von|de|del|du|d[ao]|di|della?|dell[’']) ?(?:the |la |l[’'])?(?:whole |total |ganzen )?(?:height|width|frame|picture|photo|image|page|höhe|breite|bild\\p{L}*|fotos?|altura|ancho|anchura|imagen|foto|hauteur|largeur|image|photo|largura|imagem|altezza|larghezza|immagine)";

const TAKES = new RegExp(`(?<!\\p{L})${THING} ${SHALL} (?:${BE} )?${SHARE} ${OF}(?!\\p{L})`, 'iu');

/** True for a wish that a thing takes up a share of the picture. */
export const sizesThingInPicture = (prompt: string): boolean => TAKES.test(prompt);
