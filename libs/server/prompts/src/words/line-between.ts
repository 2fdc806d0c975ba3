const LINE =
  'lines?|stripes?|strip|borders?|gap|bar|linie|strich|streifen|rand|línea|raya|franja|borde|ligne|trait|bande|bordure|linha|faixa|borda|riga|linea|striscia|bordo';
const BETWEEN = 'between|dazwischen|zwischen|entre|tra|fra|in mezzo|nel mezzo|no meio|en medio|au milieu';
const THEM =
  'them|the two|both|den beiden|ihnen|ellas|ellos|ambas|ambos|las dos|los dos|elles|eux|les deux|elas|eles|as duas|le due|di loro';
/** "With a thin black line between them", after something else. */
const BESIDE = new RegExp(
  String.raw`(?<=\p{L}[^.!?\n]*?)(?:[,;]\s*(?:(?:and|und|y|et|e)\s+)?|\s+)(?:with|mit|con|avec|com)\s+(?:\p{L}+\s+){0,4}?(?:${LINE})(?:\s+\p{L}+){0,2}?\s+(?:in\s+)?(?:${BETWEEN})(?!\p{L})(?:\s+(?:${THEM})(?!\p{L}))?|[,;]\s*(?:and\s+)?(?:\p{L}+\s+){0,4}?(?:${LINE})\s+(?:in\s+)?(?:${BETWEEN})(?!\p{L})(?:\s+(?:${THEM})(?!\p{L}))?`,
  'iu',
);
/** Words in six languages for two pictures that become one. */
const OF_TWO =
  /(?<!\p{L})(?:both|two|other|side by side|next to|collage|beide\p{L}*|zwei|nebeneinander|untereinander|übereinander|dos|otra|lado|junta\p{L}*|deux|autre|côte|duas|dois|outra|due|altra|accanto|fianco)(?!\p{L})/iu;

/** The words for a line between two pictures: " with a thin black line between them". Null if there are none. */
export const lineBetween = (prompt: string): string | null =>
  OF_TWO.test(prompt) ? (BESIDE.exec(prompt)?.[0] ?? null) : null;

/** The prompt without the words for a line between two pictures, which is a detail of a collage and no edit of its own. */
export const withoutLineBetween = (prompt: string): string => {
  const line = lineBetween(prompt);
  return line === null ? prompt : prompt.replace(line, '');
};
