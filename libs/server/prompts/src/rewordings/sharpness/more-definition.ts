import type { Rewording } from '../rewording.ts';

/* Contours that are soft or shall be fine, and things without definition: the picture shall be sharper. */

const clause = (said: string): RegExp =>
  new RegExp(
    `(?<=(?:^|[.,;!?])\\s*)(?:${said})(?=\\s*(?:[,.;!?]|$| (?:to print|para|zum|pour|per) ))`,
    'giu',
  );

export const MORE_DEFINITION: readonly Rewording[] = [
  [
    clause("[\\p{L}'’ ]{0,30}?(?:has|have|got|there['’]s|there is) no (?:definition|sharpness|detail)"),
    'no sharpness',
  ],
  [
    clause(
      '[\\p{L} ]{0,30}?(?:hat|haben) keine (?:definition|konturen|schärfe|zeichnung)|keine (?:definition|konturen)',
    ),
    'keine Schärfe',
  ],
  [
    clause(
      '(?:los )?contornos (?:(?:están|salen|muy|poco|demasiado) )*(?:blandos|flojos|suaves|difusos)|(?:afinar|afina|definir|define) (?:los )?contornos',
    ),
    'más nitidez',
  ],
  [
    clause('(?:les )?contours (?:(?:sont|trop|un peu) )*(?:mous|flous)|affine[rz]? les contours'),
    'plus de netteté',
  ],
  [
    clause(
      '(?:os )?contornos (?:(?:estão|ficaram|muito|meio) )*(?:moles|suaves|difusos)|(?:afinar|afina|definir|define) (?:os )?contornos',
    ),
    'mais nitidez',
  ],
  [
    clause(
      '(?:i )?contorni (?:(?:sono|troppo|molto) )*(?:molli|morbidi)|(?:affina|affinare|rassoda|definisci) i contorni',
    ),
    'più nitidezza',
  ],
];
