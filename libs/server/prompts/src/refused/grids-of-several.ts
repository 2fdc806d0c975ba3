/*
 * "4 Bilder als Raster, Ecken rund": a collage joins two images, and nothing of what is said of the grid can be done to one.
 */

const NUMBER =
  '(?:[3-9]|1\\d|three|four|five|six|eight|nine|drei|vier|fünf|sechs|acht|neun|tres|cuatro|cinco|seis|ocho|nueve|trois|quatre|cinq|six|huit|neuf|três|quatro|oito|nove|tre|quattro|cinque|sei|otto)';
const IMAGES = '(?:photos?|pictures?|pics|images?|bilder|fotos?|aufnahmen|imágenes|imagens|immagini|foto)';
const GRID =
  '(?:grid|collage|raster|gitter|kachel\\p{L}*|mosaik|cuadrícula|mosaico|grille|mosaïque|grade|griglia|montage|montagem|montaje)';
const JOINED = [
  `${NUMBER}[- ]${IMAGES}[- ](?:\\p{L}+ )?(?:(?:as|in|into|on|als|im|in einem|wie|en|a|em|como|comme|come) )(?:(?:an?|ein|einem|una?|une|um|uma|one) )?${GRID}`,
  `${NUMBER}[- ](?:photo|picture|image|pic) ${GRID}`,
  `${GRID} (?:of|from|with|aus|mit|von|de|con|avec|com|di) (?:(?:these|my|the|den|diesen|meinen|estas|mis|ces|mes|estas|minhas|queste|mie) )?${NUMBER} ${IMAGES}`,
  `${NUMBER} ${IMAGES}(?: [\\p{L}\\d]+){0,3}? (?:into|to|as|in(?! one (?:go|shade|step|tone|batch|style)(?!\\p{L}))|zu|zu einem|in ein|dans|en|em|a) (?:just |only |nur |bloß )?(?:one(?: (?:single )?${IMAGES})?|a single(?: one)?|an? (?:single )?${IMAGES}|einem?(?: einzigen?)?(?: ${IMAGES})?|une? seule?|un[ao]?(?: sol[ao])?|uma? só)`,
  `${NUMBER} ${IMAGES} (?:num(?:a)?|nella|in una) (?:só|única|sol[ao]|unica)`,
  `aus (?:diesen|den|meinen) ${NUMBER} ${IMAGES} (?:eine?s?|ein (?:einziges|bild|foto))`,
].join('|');
const SEVERAL = new RegExp(`(?<![\\p{L}\\d])(?:${JOINED})(?!\\p{L})`, 'iu');

/** True for a wish to put three or more images into a grid. */
export const joinsSeveral = (prompt: string): boolean => SEVERAL.test(prompt);
