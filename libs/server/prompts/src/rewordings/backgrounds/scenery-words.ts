import type { Rewording } from '../rewording.ts';

/*
 * Words for a scenery that name the background of a picture: "enlève le décor", "tira o cenário", "cenário de praia".
 */

/** Not a stage of wood, and not what decorates a tree. */
const OF_NOTHING = '(?! (?:de|du|des|del|do|da|di|della|dello|urbano|en|em|in)(?!\\p{L}))';

const scenery = (verbs: string, the: string, nouns: string): RegExp =>
  new RegExp(`(?<=(?<!\\p{L})(?:${verbs}) )${the}(?:${nouns})(?!\\p{L})${OF_NOTHING}`, 'giu');
/** "Beach scenery", as the whole of a prompt or the beginning of it. */
const sceneryOf = (nouns: string, of: string): RegExp =>
  new RegExp(
    `^(?:${nouns})(?= (?:${of}) ?\\p{L})(?! (?:de noël|de table|de navidad|de mesa|di natale)(?!\\p{L}))`,
    'iu',
  );

export const SCENERY_WORDS: readonly Rewording[] = [
  // A room that is named after the house it is in, and no name to write.
  [/(?<!\p{L})hotel (?=(?:bed)?room(?!\p{L}| \d))/gu, ''],
  [
    /(?<=^|[.,;!?] ?|bitte )(?:die )?kulisse (?=(?:bitte )?(?:weg|entfernen|löschen|raus|ersetzen|austauschen)(?!\p{L}))/giu,
    'Hintergrund ',
  ],
  [
    scenery(
      'quita|quitar|elimina|borra|cambia|cambiar|desenfoca|difumina|reemplaza',
      '(?:el|este) ',
      'decorado|escenario',
    ),
    'el fondo',
  ],
  [
    scenery(
      '[ôo]te|[ôo]ter|enlève|enlever|retire|retirer|supprime|supprimer|efface|effacer|vire|virer|change|changer|remplace|remplacer|floute|flouter',
      '(?:le|ce|tout le) ',
      'décors?|decor',
    ),
    'le fond',
  ],
  [
    scenery(
      'tira|tirar|remove|remover|apaga|apagar|muda|mudar|troca|trocar|desfoca|desfocar|substitui',
      '(?:o|esse|este) ',
      'cenário|cenario',
    ),
    'o fundo',
  ],
  [
    scenery(
      'togli|togliere|rimuovi|elimina|cancella|cambia|cambiare|sfoca|sostituisci',
      '(?:lo|la) ',
      'scenario|scenografia',
    ),
    'lo sfondo',
  ],
  [sceneryOf('décor|decor', "de|d['’]"), 'fond'],
  [sceneryOf('cenário|cenario', 'de'), 'fundo'],
  [sceneryOf('scenario|scenografia', 'di|da'), 'sfondo'],
  [sceneryOf('decorado|escenario', 'de'), 'fondo'],
];
