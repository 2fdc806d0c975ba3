import type { Rewording } from '../rewording.ts';

/*
 * The wall at the back of a room, which is a wall, and not the background of the picture: "le mur du fond en bleu". To remove it
 * is to remove the background.
 */

const NOT_REMOVED =
  '(?<!(?:remove|delete|lose|entferne?|quita|elimina|borra|enlève|supprime|tira|apaga|togli|rimuovi)(?:r|z|re)? (?:the |die |la |le |a )?)';

const WALLS: readonly (readonly [said: string, plainer: string])[] = [
  ['wall (?:at|in) the back(?: of the room)?|(?:back|rear) wall', 'wall'],
  ['hintere[nr]? wand|rückwand', 'Wand'],
  ['pared (?:del fondo|de atrás)', 'pared'],
  ['mur (?:du fond|de derrière)', 'mur'],
  ['parede (?:d[oe] fundo|de trás)', 'parede'],
  ['parete (?:di|in|sul) fondo', 'parete'],
];

export const BACK_WALLS: readonly Rewording[] = WALLS.map(([said, plainer]) => [
  new RegExp(`${NOT_REMOVED}(?<!\\p{L})(?:${said})(?!\\p{L})`, 'giu'),
  plainer,
]);
