import type { Rewording } from '../rewording.ts';

/*
 * The brightest tones of a picture, which in several languages have the name of all light: "Lichter", "luces". Beside the
 * shadows they are meant, and so are the whites.
 */

const SHADOWS = /(?<!\p{L})(?:shadows?|schatten|tiefen|sombras|ombres|ombre)(?!\p{L})/iu;

export const HIGHLIGHTS: readonly Rewording[] = [
  // "Tiefen" are the shadows, and "Tiefe" is contrast.
  [
    /(?<!\p{L})tiefen (?=(?:(?:etwas|leicht|ein bisschen|ein wenig|stark|deutlich|bitte|um (?:(?:etwa|circa|ca\.?|rund|ungefähr) )?\d{1,3} ?(?:%|prozent)) )*(?:anheben|hochziehen|hoch|aufhellen|öffnen|heller)(?!\p{L}))/giu,
    'Schatten ',
  ],
  // Lighter shadows, and not a lighter picture.
  [
    /(?<=(?<!\p{L})schatten (?:um (?:(?:etwa|circa|ca\.?|rund|ungefähr) )?\d{1,3} ?(?:%|prozent)) )(?:aufhellen|heller(?: machen)?)(?!\p{L})/giu,
    'anheben',
  ],
  [
    /(?<!\p{L})(?:die )?(?:spitz)?lichter (?<how>etwas |ein bisschen |leicht )?(?:(?:he)?runter(?:ziehen|drehen|regeln|nehmen)?|absenken|senken|reduzieren|verringern|zurücknehmen|zurückholen|abdunkeln)(?!\p{L})/giu,
    'reduziere die Spitzlichter $<how>',
  ],
  [/(?<!\p{L})lichter(?= [+-]\d)/giu, 'Spitzlichter'],
  [
    /(?<!\p{L})(?:pull|bring|take|dial|turn|tone) (?:down )?(?<the>the )?highlights(?: down)?(?!\p{L})/giu,
    'lower $<the>highlights',
  ],
  // "Darken the highlights" is about them, and not about the whole picture.
  [/(?<!\p{L})(?:darken|dim) (?<the>the )?highlights(?!\p{L})/giu, 'lower $<the>highlights'],
  [/(?<!\p{L})oscurece(?:r)? las (?:altas luces|luces altas)(?!\p{L})/giu, 'baja las altas luces'],
  [
    /(?<!\p{L})(?:assombri[rs]|fonce[rz]?) les (?:hautes lumières|hautes lumieres)(?!\p{L})/giu,
    'baisse les hautes lumières',
  ],
  [/(?<!\p{L})escure(?:ce|cer|ça) (?:as altas luzes|os realces)(?!\p{L})/giu, 'baixa as altas luzes'],
  [/(?<!\p{L})scuri(?:sci|re) (?:le alte luci|le luci)(?!\p{L})/giu, 'abbassa le alte luci'],
  [/(?<!\p{L})(?:die )?(?:lichter)(?!\p{L})/giu, 'Spitzlichter', SHADOWS],
  // Whites that shall be lowered are the brightest tones, and no cast of them.
  [
    /(?<!\p{L})(?:das )?wei(?:ß|ss)(?:töne)?(?<how> (?:etwas|leicht|ein bisschen|ein wenig))? (?:absenken|senken|reduzieren|verringern|(?:he)?runter(?:ziehen|drehen|regeln)?)(?!\p{L})/giu,
    'reduziere die Spitzlichter$<how>',
  ],
  [
    /(?<!\p{L})(?<verb>baja(?:r|le a)?|bájale a|reduc(?:e|ir)|disminu(?:ye|ir))(?<how> (?:un poco|un poquito|tantito|algo))? (?:los )?blancos(?!\p{L})/giu,
    '$<verb>$<how> las altas luces',
  ],
  [
    /(?<!\p{L})(?<verb>(?:a)?baisse[rz]?|réduis|réduire|diminue[rz]?)(?<how> (?:un peu|légèrement))? (?:les )?blancs(?!\p{L})/giu,
    'baisse$<how> les hautes lumières',
  ],
  [
    /(?<!\p{L})(?<verb>(?:a)?baix(?:a|ar|e)|reduz(?:ir|a)?|diminu(?:i|ir|a))(?<how> (?:um pouco|um pouquinho|levemente))? (?:os )?brancos(?!\p{L})/giu,
    '$<verb>$<how> as altas luzes',
  ],
  [
    /(?<!\p{L})(?<verb>abbassa(?:re)?|riduci|ridurre)(?<how> (?:un po['’]?|leggermente))? (?:i )?bianchi(?!\p{L})/giu,
    '$<verb>$<how> le alte luci',
  ],
  [
    /(?<!\p{L})(?<verb>baja|bajar|bájale a|reduce|reducir|recupera|recuperar|disminuye|menos) (?:las |los )?(?:luces|blancos)(?! altas)(?!\p{L})/giu,
    '$<verb> las altas luces',
    SHADOWS,
  ],
  [
    /(?<!\p{L})(?<verb>baisse[rz]?|réduis|réduire|diminue[rz]?|récupère[rz]?|moins de) (?:les )?(?:lumières|blancs)(?!\p{L})/giu,
    '$<verb> les hautes lumières',
    SHADOWS,
  ],
  [
    /(?<!\p{L})(?<verb>baixa|baixar|baixe|abaixa|abaixar|abaixe|reduz|reduzir|diminui|diminuir|recupera|menos) (?:as |os )?(?:luzes|brancos)(?! altas)(?!\p{L})/giu,
    '$<verb> as altas luzes',
    SHADOWS,
  ],
  [
    /(?<!\p{L})(?<verb>abbassa|abbassare|riduci|ridurre|recupera|recuperare|meno) (?:le |i )?(?:luci|bianchi)(?! alte)(?!\p{L})/giu,
    '$<verb> le alte luci',
    SHADOWS,
  ],
];
