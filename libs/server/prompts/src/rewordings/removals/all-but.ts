import type { Rewording } from '../rewording.ts';

/*
 * Everything that shall go but one thing, which is cut out: "take away everything except the watch" is "cut out the
 * watch". One of several, a part that is found by its own name and the color of something are no subject.
 */

const en =
  '(?:the|my|our|his|her|their|this) (?!(?:text|letters|words|sky|faces?|background|colou?rs?|first|second|last|one|person|people)(?!\\p{L}))';

export const ALL_BUT: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:take (?:away |out |off )?|remove |erase |delete |get rid of |clear (?:away |out )?)(?:everything|all)(?: else)?(?: away| out| off)?,? (?:except(?: for)?|but(?: for)?|apart from|other than|besides) (?=${en}\\p{L}+(?: \\p{L}+)?\\s*(?:$|[,.;!?]))`,
      'giu',
    ),
    'cut out ',
  ],
  [
    /(?<!\p{L})(?:alles|alles andere) (?:außer|ausser|bis auf) (?=(?:der|die|das|dem|den|meine?[mnrs]?|unsere?[mnrs]?) (?!(?:text|schrift|himmel|gesicht\p{L}*|hintergrund|farbe\p{L}*)(?!\p{L}))\p{L}+ (?:weg|wegnehmen|wegmachen|entfernen|löschen|rausnehmen|raus)\s*(?:$|[,.;!?]))/giu,
    'nur freistellen: ',
  ],
  [
    /(?<!\p{L})(?:quita|quitar|borra|borrar|elimina|eliminar|saca) todo,? (?:menos|excepto|salvo) (?=(?:el|la|los|las|mi|mis) (?!(?:texto|letras?|cielo|caras?|rostros?|fondo|colou?r\p{L}*)(?!\p{L}))\p{L}+(?: \p{L}+)?\s*(?:$|[,.;!?]))/giu,
    'elimina el fondo de ',
  ],
  [
    /(?<!\p{L})(?:togli|togliere|rimuovi|rimuovere|cancella|elimina) tutto,? (?:tranne|eccetto|meno|a parte) (?=(?:il|lo|la|i|gli|le|l['’]|mio|mia) ?(?!(?:testo|scritt[ae]|cielo|volt[oi]|vis[oi]|sfondo|colore)(?!\p{L}))\p{L}+(?: \p{L}+)?\s*(?:$|[,.;!?]))/giu,
    'scontorna ',
  ],
  [
    /(?<!\p{L})(?:enlève|enlever|retire|efface|supprime) tout,? (?:sauf|à part|excepté) (?=(?:le|la|les|l['’]|mon|ma|mes) ?(?!(?:texte|ciel|visages?|fond|couleur)(?!\p{L}))\p{L}+(?: \p{L}+)?\s*(?:$|[,.;!?]))/giu,
    'détoure ',
  ],
];
