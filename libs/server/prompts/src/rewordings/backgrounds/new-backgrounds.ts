import { SHADED_COLORS } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/*
 * A background that shall be removed, and a pronoun that stands for it and gets a color: "remove bg, put pink one" is
 * "make the background pink". So does one that is whitened.
 */

export const NEW_BACKGROUNDS: readonly Rewording[] = [
  // A soft gradient is no blur, and neither is a soft neutral background.
  [
    /(?<!\p{L})(?:(?:very )?(?:soft|gentle|subtle|delicate|nice),? )+(?=(?:gradient|neutral (?:background|backdrop|bg))(?!\p{L}))/giu,
    '',
  ],
  [/(?<!\p{L})(?:weicher|sanfter|dezenter) (?=neutraler hintergrund(?!\p{L}))/giu, ''],
  // "Whiten the background".
  [
    /(?<!\p{L})(?:whiten|white out|bleach) (?:the |my )?(?:background|backdrop|bg)(?!\p{L})/giu,
    'make the background white',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:remove|delete|erase|cut out|take out|get rid of|lose|drop) (?:the |my )?(?:background|backgroud|backdrop|bg)(?:,| and|, and|, then| and then|;|\\.) ?(?:put|add|use|make|give|insert|set|want)(?: in| me| it)*(?: a| an| the| some)? (?<color>${SHADED_COLORS.en}) one(?!\\p{L})`,
      'giu',
    ),
    'make the background $<color>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:quita|borra|elimina|quitar) (?:el |mi )?fondo(?: y|,|, y| e) ?(?:ponle|pon|ponme|añade|coloca|mete|poner) (?:uno|otro)(?: de color)? (?<color>${SHADED_COLORS.es})(?!\\p{L})`,
      'giu',
    ),
    'pon el fondo $<color>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:enlève|enlever|supprime|retire|vire) (?:le |mon |l['’])(?:fond|arrière-plan)(?: et|,|, et) ?(?:mets(?:-en)?|mettre|ajoute(?:-en)?) un (?<color>${SHADED_COLORS.fr})(?!\\p{L})`,
      'giu',
    ),
    'mets le fond en $<color>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:tira|remove|apaga|tire|remova) (?:o |meu )?fundo(?: e|,|, e) ?(?:põe|coloca|bota|coloque|adiciona|ponha) (?:um|outro)(?: de cor)? (?<color>${SHADED_COLORS.pt})(?!\\p{L})`,
      'giu',
    ),
    'coloca o fundo $<color>',
  ],
];
