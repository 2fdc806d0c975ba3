/* One channel of the colors: "only show the green channel". It is no color of a thing, and nothing shows it alone. */

const ONLY =
  '(?:show|display|isolate|extract|keep|only|just|see|nur|bloß|zeige?|behalte?|s[oó]lo|solamente|muestra|extrae|seulement|juste|montre|affiche|extrais|apenas|somente|mostra|extrai|soltanto|estrai)';
const CHANNEL = new RegExp(
  `(?<!\\p{L})${ONLY}(?!\\p{L})[^,.;!?]{0,25}(?<!\\p{L})(?:(?:red|green|blue|rgb)[- ]channels?|(?:rot|grün|blau|rgb|farb)[- ]?kan[aä]le?s?|canal(?:es)? (?:de color |de la couleur )?(?:rojo|verde|azul|rouge|vert|bleu|vermelho)|canale (?:del )?(?:rosso|verde|blu))(?!\\p{L})`,
  'iu',
);

/** True for a wish to show only one channel of the colors. */
export const namesChannel = (prompt: string): boolean => CHANNEL.test(prompt);
