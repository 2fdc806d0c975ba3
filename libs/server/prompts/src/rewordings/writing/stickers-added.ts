import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* A sticker that shall be put on the picture. It would have to be drawn, and is no outline of what the picture shows. */

const NEW_DRAWING = 'add an emoji';

export const STICKERS_ADDED: readonly Rewording[] = [
  '(?:add|put|place|stick) (?:an?|some|a few|cute|funny|more)(?: (?:cute|funny|little))? stickers?(?: (?:on|to) (?:it|this|the (?:photo|picture|image)))?|(?:add|put) stickers(?: (?:on|to) (?:it|this|the (?:photo|picture|image)))?',
  '(?:füge? |mach |kleb |setz )(?:(?:einen|ein paar|noch) )?(?:süße[nr]? |lustige[nr]? )?sticker (?:hinzu|drauf|dazu|rein)|sticker (?:hinzufügen|drauf|draufmachen)',
  '(?:añade|pon|ponle|agrega|agrégale) (?:una?s? )?(?:pegatinas?|stickers?)',
  '(?:ajoute|mets|colle)(?: |-y )(?:un |des )?(?:stickers?|autocollants?)',
  '(?:adiciona|coloca|põe|bota) (?:uma?s? |uns )?(?:stickers?|adesivos?|figurinhas?)',
  '(?:aggiungi|metti|mettici) (?:un |degli |uno )?(?:stickers?|adesiv[oi])',
].map((said): Rewording => [word(said), NEW_DRAWING]);
