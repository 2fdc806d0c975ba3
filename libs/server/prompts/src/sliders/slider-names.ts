import type { StepOptions, OperationId } from '@safelight/operations';

/* The sliders of other editors in six languages, and the operation for each of their two directions. */

/** What a direction of a slider asks for. Null where nothing does it. */
type Direction = readonly [operation: OperationId, options?: StepOptions] | null;

export interface Slider {
  readonly up: Direction;
  readonly down: Direction;
  /** True if its number may be one of stops of light. */
  readonly isOfStops?: true;
  readonly names: string;
}

export const SLIDERS: readonly Slider[] = [
  {
    up: ['brighten'],
    down: ['darken'],
    isOfStops: true,
    names: 'exposure|expo|belichtung|exposici[oó]n|exposition|exposição|exposicao|esposizione',
  },
  {
    up: ['brighten'],
    down: ['darken'],
    names: 'brightness|helligkeit|brillo|luminosidad|luminosité|luminosite|brilho|luminosidade|luminosità',
  },
  {
    up: ['contrast', { direction: 'more' }],
    down: ['contrast', { direction: 'less' }],
    names: 'contrast|kontrast|contraste|contrasto',
  },
  {
    up: null,
    down: ['hdr', { tones: 'highlights' }],
    names:
      'highlights?|whites|lichter|weiß|weiss|altas luces|luces altas|luces|iluminaciones|blancos|hautes lumières|hautes lumieres|blancs|realces|altas luzes|luzes|brancos|alte luci|luci|bianchi',
  },
  {
    up: ['low-light'],
    down: null,
    names: 'shadows?|schatten|tiefen|sombras|ombres|tons foncés|ombre',
  },
  {
    up: ['fade'],
    down: ['contrast', { direction: 'more' }],
    names: 'blacks|schwarz|negros|noirs|pretos|neri',
  },
  {
    up: ['saturation', { direction: 'more' }],
    down: ['saturation', { direction: 'less' }],
    names:
      'saturation|sat|vibrance|vibrancy|sättigung|dynamik|saturaci[oó]n|vibraci[oó]n|saturação|saturacao|vibração|vibratilidade|saturazione|vividezza|vibranza',
  },
  {
    up: ['sharpen'],
    down: ['blur', { soft: 1 }],
    names:
      'clarity|texture|structure|sharpness|sharpening|sharpen|klarheit|struktur|schärfe|claridad|textura|nitidez|enfoque|clarté|netteté|claridade|clareza|chiarezza|nitidezza|struttura',
  },
  {
    up: ['dehaze'],
    down: null,
    names:
      'dehaze|dunst entfernen|borrar neblina|quitar neblina|correction du voile|désembrumer|desembaçar|remover neblina|rimuovi foschia',
  },
  {
    up: ['denoise'],
    down: null,
    names:
      'noise reduction|denoise|rauschminderung|rauschreduzierung|entrauschen|reducción de ruido|réduction du bruit|redução de ruído|riduzione (?:del )?rumore',
  },
  {
    up: ['film-grain'],
    down: null,
    names: 'grain|körnung|korn|grano|grão|granulação|grana',
  },
  {
    // Some editors darken the edges with negative numbers, and others with positive ones.
    up: ['vignette'],
    down: ['vignette'],
    names: 'vignett(?:e|ing)|vignettierung|viñet(?:a|eado)|vignettage|vinhet(?:a|agem)|vignett(?:a|atura)',
  },
  {
    up: ['warm-tones'],
    down: ['cool-tones'],
    names: 'temperature|temp|warmth|temperatur|farbtemperatur|wärme|temperatura|température|chaleur',
  },
  { up: null, down: null, names: 'tint|tönung|matiz|teinte|tonalidade|tinta' },
];
