import type { Rewording } from '../rewording.ts';

/*
 * A picture that lies on its side, stands on its head or is mirrored, told by how it looks: "coi piedi in alto", "o texto saiu
 * invertido". It becomes a wish to rotate or flip it.
 */

export const TURNED_PICTURES: readonly Rewording[] = [
  // "Quer rausgekommen": it lies on its side.
  [
    /(?<!\p{L})(?:ist|kam) (?:\p{L}+ )?quer (?:he)?raus(?:gekommen)?(?!\p{L})/giu,
    'liegt auf der Seite, um 90 Grad drehen',
  ],
  // Letters that a selfie shows the wrong way round.
  [
    /(?<!\p{L})(?:o texto|as letras|a escrita|o letreiro) (?:tá|está|ficou|saiu|estão) (?:invertid[oa]s?|ao contrário)(?: (?:porque|pois) é (?:uma )?selfie)?(?!\p{L})/giu,
    'espelhar horizontalmente',
  ],
  [
    /(?<!\p{L})(?:la scritta|le scritte|il testo|le lettere) (?:è|sono|viene|vengono) (?:al contrario|invertit[oaie]|a rovescio)(?: perché è un selfie)?(?:,? (?:girala|voltala|specchiala|ribaltala))?(?!\p{L})/giu,
    'capovolgi orizzontalmente',
  ],
  // "Remets-la à l'endroit".
  [
    /(?<!\p{L})(?:re)?mets?[- ](?<what>l[ae]|la photo|l['’]image) à l['’]endroit(?!\p{L})/giu,
    'tourne-la dans le bon sens',
  ],
  // "Coi piedi in alto": upside down.
  [/(?<!\p{L})(?:coi|con i) piedi (?:in alto|all['’]aria|per aria|in su)(?!\p{L})/giu, 'a testa in giù'],
  [/(?<=^|[.!?;,]\s?)rivolta(?:re)?(?= (?:la foto|l['’]immagine)(?!\p{L}))/giu, 'ribalta'],
  [
    /(?<!\p{L})retourne[rz]?(?:-l[ae]| la photo| l['’]image) pour que (?:le texte|l['’]écriture|on|ça) (?:se lise|soit lisible|puisse lire|puisse le lire)(?!\p{L})/giu,
    'retourner horizontalement',
  ],
];

/** "Es liegt auf der Seite, bitte hochkant": it is turned, and not cropped to a shape. */
export const LYING: readonly Rewording[] = [
  [
    /(?<!\p{L})liegt (?:auf der seite|quer|seitlich),? (?:bitte |mach es |stell es )?(?:hochkant|ins? hochformat|aufrecht)(?: machen| drehen| stellen)?(?=\s*(?:[,.;!?]|$))/giu,
    'liegt auf der Seite, um 90 Grad drehen',
  ],
  [
    /(?<!\p{L})(?:(?:elle|il|la photo|l['’]image) est|c['’]est) (?:sur le côté|couchée?|de côté),? (?:(?:à (?:re)?mettre|(?:re)?mets[- ]l[ae]|tourne-l[ae]) )?(?:en|au|en mode) (?:format )?(?:portrait|vertical)(?=\s*(?:[,.;!?]|$))/giu,
    'tourne la photo de 90 degrés',
  ],
];

/** A turn to a side, whose verb without the side is another word ("gira a blanco y negro"): "gira a la izquierda". */
export const TURNED_TO_SIDE: readonly Rewording[] = [
  [
    /(?<!\p{L})gir(?:a|ar|e)(?:l[ao])? (?:un poco )?(?:a|hacia) la (?<side>izquierda|derecha)(?!\p{L})/giu,
    'rotar a la $<side>',
  ],
];
