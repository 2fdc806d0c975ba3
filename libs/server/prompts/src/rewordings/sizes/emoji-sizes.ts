import type { Rewording } from '../rewording.ts';

/*
 * A size and what the picture is for: "512 by 512 for a discord emoji" is "512x512 px". Without its size the same words
 * ask for something that is drawn.
 */

const SIDES =
  '(?<width>\\d{2,4}) ?(?:x|×|by|mal|par|por|per) ?(?<height>\\d{2,4})(?: ?(?:px|pixels?|pixel|píxeles))?';
const OF_SERVICE = '(?:discord|slack|twitch|teams|telegram|whatsapp|zoom|line|kakao|matrix)';
const EMOJI = `(?:(?:${OF_SERVICE})[- ])?(?:emojis?|emotes?|emoticons?|emoticonos?|émojis?|smileys?|stickers?)(?:[- ](?:de |do |di |su |pour |para |per |for |für |on |auf )?${OF_SERVICE})?`;
const FOR =
  '(?:(?:for|as|für|als|para|como|pra|pour|comme|per|come) )?(?:(?:an?|my|our|the|ein(?:e|en)?|mein(?:e|en)?|das|un[oa]?|une|mon|mi|uma?|meu|il|mio) )?';

export const EMOJI_SIZES: readonly Rewording[] = [
  [new RegExp(`(?<![\\p{L}\\d])${SIDES},? ${FOR}${EMOJI}(?!\\p{L})`, 'giu'), '$<width>x$<height> px'],
  [
    new RegExp(
      `(?<!\\p{L})(?<make>(?:make|turn|mach|haz|fais|faz|fai)[\\p{L} -]{0,12} )?${FOR}${EMOJI},? (?:(?:of|at|in|von|mit|de|di|em|con|com|à) )?${SIDES}(?!\\p{L})`,
      'giu',
    ),
    '$<width>x$<height> px',
  ],
];
