/*
 * Papers that shall be hidden beside faces: “hide the documents and the tenant's face”. Nothing finds papers, and the
 * readers take the faces for all of the wish.
 */

const HIDDEN =
  /(?<!\p{L})(?:hide|cover(?: up)?|blur|pixelate|censor|obscure|verbirg|verdecke?|verpixe?le?|unkenntlich|tapa|oculta|difumina|pixela|cache|masque|floute|esconde|cobre|borra|desfoca|oscura|nascondi|copri|sfoca) (?:(?:the|my|our|all|die|meine|los|mis|las|les|mes|os|meus|as|i|le|gli) (?:documents?|papers?|letters?|bills?|dokumente|papiere|unterlagen|briefe|documentos|papeles|cartas|papiers|lettres|papéis|documenti|carte|lettere))(?!\p{L})/iu;

const FACES =
  /(?<!\p{L})(?:faces?|gesicht(?:er)?|caras?|rostros?|visages?|rostos?|facc(?:ia|e)|vis[oi]|volt[oi])(?!\p{L})/iu;

/** True for a wish to hide papers and faces. */
export const hidesPapersAndFaces = (prompt: string): boolean => HIDDEN.test(prompt) && FACES.test(prompt);
