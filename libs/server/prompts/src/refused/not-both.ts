import { END } from '../rewordings/ends.ts';

/*
 * "Just me, not my wife, grey background": one of two people shall be shown. Nothing tells them apart, and whatever else is
 * wished would show both.
 */

const EN =
  '(?:just|only) (?:me|her|him),? (?:not|without) (?:my|her|his|the) \\p{L}+|(?:just|only) (?:me|her|him),? (?:my|her|his) \\p{L}+ not';
const DE =
  '(?:nur|bloß|lediglich) (?:ich|mich|sie|er|ihn),? (?:nicht|ohne) (?:meine?n?|ihre?n?|seine?n?|de[rnm]|die) \\p{L}+';
const ES =
  '(?:s[oó]lo|solamente) (?:yo|ella|él),? (?:(?:no|sin) (?:a )?(?:mi|su|el|la) \\p{L}+|(?:mi|su) \\p{L}+ no)';
const FR = '(?:juste|seulement|que) (?:moi|elle|lui),? (?:(?:et )?pas|sans) (?:ma|mon|sa|son|le|la) \\p{L}+';
const PT =
  '(?:só|apenas|somente) (?:eu|ela|ele),? (?:(?:e )?não|sem) (?:(?:a|o) )?(?:minha|meu|sua|seu) \\p{L}+';
const IT = '(?:solo|soltanto) (?:io|lei|lui),? (?:(?:e )?non|senza) (?:(?:la|il) )?(?:mi[ao]|su[ao]) \\p{L}+';
const ONE_OF_TWO = new RegExp(
  `(?:^|[,.;:!?]\\s*)(?:(?:and|und|y|et|e) )?(?:${[EN, DE, ES, FR, PT, IT].join('|')})${END}`,
  'iu',
);
/** Names of what belongs to somebody, which are no second person. */
const NO_PERSON =
  /(?<!\p{L})(?:shadow|schatten|sombra|ombre|ombra|background|face|hair|body|hands?|car|dog|cat|hintergrund|gesicht|haare?|hund|katze|auto|fondo|cara|pelo|perro|coche|fond|visage|cheveux|chien|voiture|fundo|rosto|cabelo|cachorro|carro|sfondo|viso|capelli|cane|gatto|macchina|auto)$/iu;
/** Verbs that remove or hide the other person, whose prompts are read elsewhere. */
const WITH_A_VERB =
  /(?<!\p{L})(?:remove|erase|delete|blur|hide|entfern\p{L}*|lösch\p{L}*|quita\p{L}*|borra\p{L}*|elimina\p{L}*|enl[eè]ve\p{L}*|supprime\p{L}*|efface\p{L}*|tira\p{L}*|remov\p{L}*|apaga\p{L}*|togli\p{L}*|rimuov\p{L}*|cancella\p{L}*)(?!\p{L})/iu;

/** Words for a crop or for the purpose of the image, which are no further wish. */
const CROP_OR_PURPOSE =
  /(?<!\p{L})(?:please|bitte|(?:crop|cut|zuschneiden|recorta|recadre|corta|ritaglia)(?: (?:it|this))?|(?:(?:a|for|für|para|pour|per) )?(?:\p{L}+ )?(?:pic|photo|picture|profile|foto|bild|perfil|profil|profilo))(?=\s*(?:[,.;:!?]|$))/giu;

/** True for a prompt that shows one of two people and wishes for something else besides. */
export const showsOneOfTwo = (prompt: string): boolean => {
  const found = ONE_OF_TWO.exec(prompt);
  if (found === null || NO_PERSON.test(found[0]) || WITH_A_VERB.test(prompt)) return false;
  const besides = prompt
    .replace(found[0], '')
    .replace(CROP_OR_PURPOSE, '')
    .replace(/[^\p{L}]+/gu, '');
  return besides.length > 0;
};
