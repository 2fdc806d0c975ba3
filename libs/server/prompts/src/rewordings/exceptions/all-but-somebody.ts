import type { Rewording } from '../rewording.ts';

/*
 * Everybody but one person is pixelated: "pixelate everyone except my daughter", "pixélise tout le monde sauf moi". That person is
 * the subject, and all else is hidden, as it is in the other languages.
 */

export const ALL_BUT_SOMEBODY: readonly Rewording[] = [
  [
    /(?<!\p{L})(?<hide>pixel(?:ate|ize|ise)) (?:every(?:one|body)|all (?:the )?(?:people|persons))(?: else)?,? (?:except(?: for)?|but|apart from|other than) (?:me|(?:my|our|his|her|the) \p{L}+)(?=\s*(?:[,.;!?]|$|please|pls))/giu,
    '$<hide> everything except the subject',
  ],
  [
    /(?<!\p{L})(?<hide>pix[ée]lis(?:e|er|ez)) (?:tout le monde|tous les gens|toutes les (?:personnes|gens)),? (?:sauf|à part|excepté) (?:moi|(?:mon|ma|notre|la|le) \p{L}+)(?=\s*(?:[,.;!?]|$|svp|stp|merci))/giu,
    '$<hide> tout sauf le sujet',
  ],
];
