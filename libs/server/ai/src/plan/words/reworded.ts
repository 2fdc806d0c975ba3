/*
 * Turns of phrase that both readers would misunderstand, and plainer words of the same language for them.
 */

const HIDDEN =
  /(?<!\p{L})oscur(?:a|are|ate|iamo)(?= (?:\p{L}+ |l'){1,3}?(?:targ(?:a|he)|test[oi]|scritt[ae]|volt[oi]|vis[oi]|facc(?:ia|e))(?!\p{L}))/giu;
const NOT_OFF =
  /(?<!\p{L})schneide? (?:(?:mir|uns|ihm|ihr|ihnen|dabei|bitte|aber|ja) )*nicht (?<what>(?:\p{L}+ ){1,3}?)ab(?!\p{L})/giu;

const PLAINER: readonly (readonly [said: RegExp, plainer: string])[] = [
  // "Oscura la targa": to darken a plate, a text or a face is to hide it.
  [HIDDEN, 'nascondi'],
  // "Schneid mir nicht den Kopf ab".
  [NOT_OFF, 'nicht $<what>abschneiden'],
  // The slider "Lichter" is that of the highlights, and not of all light.
  [/(?<!\p{L})lichter(?= (?:runter|herunter|[+-]\d))/giu, 'Spitzlichter'],
  // "No cropping" at the end of a clause.
  [/(?<![\p{L}-])no crop(?:ping|s)?(?=\s*(?:[,.;!]|please|$))/giu, 'without cropping'],
  [
    /(?<!\p{L})kein(?:en)? (?:zuschnitt|beschnitt|zuschneiden)(?=\s*(?:[,.;!]|bitte|$))/giu,
    'ohne zuschneiden',
  ],
  [/(?<!\p{L})(?:nada de|sin) recortes?(?=\s*(?:[,.;!]|por favor|$))/giu, 'sin recortar'],
  [/(?<!\p{L})pas de recadrage(?=\s*(?:[,.;!]|svp|merci|$))/giu, 'sans recadrage'],
  [/(?<!\p{L})(?:nada de|sem) cortes?(?=\s*(?:[,.;!]|por favor|$))/giu, 'sem cortar'],
  [/(?<!\p{L})(?:niente|nessun) ritaglio(?=\s*(?:[,.;!]|per favore|grazie|$))/giu, 'senza ritagliare'],
];
const QUOTATION = /("[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»)/u;

/** The prompt in plainer words. What stands between quotation marks stays as it is. */
export const reworded = (prompt: string): string =>
  prompt
    .split(QUOTATION)
    .map((part, at) =>
      at % 2 === 1 ? part : PLAINER.reduce((text, [said, plainer]) => text.replace(said, plainer), part),
    )
    .join('');
