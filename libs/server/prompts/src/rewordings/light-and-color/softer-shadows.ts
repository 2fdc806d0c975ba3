import type { Rewording } from '../rewording.ts';

/*
 * Shadows that shall be softer, which takes less contrast everywhere: "softer shadows" is "less contrast". The shadow
 * of a single thing has a place or an owner.
 */

const clause = (said: string): RegExp =>
  new RegExp(
    `(?<=(?:^|[.,;!?]|(?<!\\p{L})(?:and|und|y|et|e))\\s*)(?:${said})(?=\\s*(?:[,.;!?]|$| (?:and|und|y|et|e) ))`,
    'giu',
  );

export const SOFTER_SHADOWS: readonly Rewording[] = [
  [
    clause(
      '(?:make (?:the )?shadows (?:softer|gentler|less harsh)|(?:the )?(?:softer|gentler|less harsh) shadows|soften (?:the |all )?shadows)',
    ),
    'less contrast',
  ],
  [
    clause(
      '(?:(?:die )?(?:weichere|sanftere|mildere) schatten|(?:mach )?(?:die )?schatten (?:weicher|sanfter|milder)(?: machen)?)',
    ),
    'weniger Kontrast',
  ],
  [
    clause(
      '(?:(?:las )?sombras (?:más (?:suaves|blandas)|menos (?:duras|fuertes))|suaviza(?:r)? las sombras)',
    ),
    'menos contraste',
  ],
  [
    clause('(?:(?:les |des )?ombres (?:plus douces|moins dures|moins fortes)|adouci[srt]* les ombres)'),
    'moins de contraste',
  ],
  [
    clause('(?:(?:as )?sombras (?:mais suaves|menos duras|menos fortes)|suaviza(?:r)? as sombras)'),
    'menos contraste',
  ],
  [
    clause(
      '(?:(?:le )?ombre (?:più (?:morbide|dolci|leggere)|meno (?:dure|forti|nette))|ammorbidi(?:sci|re) le ombre)',
    ),
    'meno contrasto',
  ],
];
