import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What is told besides a wish and takes nothing from it: the only photo that somebody has, where a picture was taken, a scan
 * as what the picture is. And wishes whose words stand in another order or beside a remark.
 */

/** How something really looked, beside a complaint about the colors: "in real life the sea was turquoise". */
const REALLY: Rewording = [
  new RegExp(
    `(?<=(?<!\\p{L})(?:colou?rs?|farben|colores|couleurs|cores|colori)(?!\\p{L})[^.!?]*)[,.;] (?:(?:because |but |weil |aber |pero |porque |mais |mas |perché |ma )?(?:in real life|in person|in echt|in wirklichkeit|en persona|en la vida real|en vrai|dans la vraie vie|ao vivo|na vida real|pessoalmente|dal vivo|nella realtà) [^,.;!?]{2,50}|(?:el|la|il|le|o|a|the|das|der|die) \\p{L}+ (?:was|war|era|était) \\p{L}+ (?:in real life|in person|in echt|in wirklichkeit|en persona|en vrai|ao vivo|dal vivo))${END}`,
    'giu',
  ),
  '',
];

/** The weather that a gray sky comes from: "it rained the whole trip so the sky is gray, make it bluer". */
const WEATHER: Rewording = [
  /^(?:it (?:rained|poured|snowed|was (?:raining|cloudy|overcast|foggy)) [^,.;!?]{2,25}? (?:so|and) (?=the sky )|(?:choveu|nevou|estava nublado) [^,.;!?]{2,25}? (?:e|aí|então) (?=o céu )|(?:llovió|nevó|estaba nublado) [^,.;!?]{2,25}? (?:y|así que) (?=el cielo )|il (?:a plu|a neigé|faisait gris) [^,.;!?]{2,25}? (?:et|donc|du coup) (?=le ciel )|(?:ha piovuto|ha nevicato|era nuvoloso) [^,.;!?]{2,25}? (?:e|quindi) (?=il cielo ))/giu,
  '',
];

export const TOLD_BESIDES: readonly Rewording[] = [
  REALLY,
  WEATHER,
  // "It's the only one I have of him in uniform": a reason, and no limit.
  [
    new RegExp(
      `(?<=\\p{L}),\\s*(?:(?:because )?(?:it['’]?s|this is|that['’]s) )the only (?:one|photo|picture|pic|shot) (?:that )?(?:i|we|she|he|my \\p{L}+) (?:have|has|got|own)(?: left)?(?: (?:of|from|with) [^.,;!?]{2,40})?${END}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\p{L}),\\s*(?:(?:porque )?es )?la única (?:foto )?que (?:tengo|tenemos|queda)(?: (?:de|con) [^.,;!?]{2,40})?${END}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\p{L}),\\s*(?:(?:parce que )?c['’]est )la seule (?:photo )?(?:que (?:j['’]ai|nous avons|on a)|qui reste)(?: (?:de|avec) [^.,;!?]{2,40})?${END}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\p{L}),\\s*(?:(?:porque )?é )a única (?:foto )?que (?:tenho|temos|sobrou)(?: (?:dele|dela|de|do|da|com) ?[^.,;!?]{0,40})?${END}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\p{L}),\\s*(?:(?:perché )?è )l['’]unica (?:foto )?che (?:ho|abbiamo|resta)(?: (?:di|con) [^.,;!?]{2,40})?${END}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\p{L}),\\s*(?:(?:weil )?(?:es|das) ist )das einzige (?:foto|bild)?,? ?(?:das|was) (?:ich|wir) (?:noch )?(?:von \\p{L}+ )?(?:habe|haben)${END}`,
      'giu',
    ),
    '',
  ],
  // "The scan has a green tint": a scan is what the picture is. A crooked one is straightened as a page.
  [
    /(?<=(?:^|[.,;!?])\s*)(?:the|my|this) scan (?=(?:is|has|looks|came out) (?!.*(?:crooked|skewed|tilted|angle)))/giu,
    'the photo ',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:der|mein|dieser) scan (?=(?:ist|hat|wirkt) (?!.*(?:schief|schräg|verzerrt)))/giu,
    'das Foto ',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:el|mi|este) (?:escaneo|escaneado) (?=(?:está|tiene|salió|quedó) (?!.*(?:torcid|chuec|inclinad)))/giu,
    'la foto ',
  ],
  [/(?<=(?:^|[.,;!?])\s*)(?:le|mon|ce) scan (?=(?:est|a) (?!.*(?:travers|penché|incliné)))/giu, 'la photo '],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:a digitalização|o scan|o escaneamento) (?=(?:está|tem|ficou|saiu) (?!.*(?:tort|inclinad)))/giu,
    'a foto ',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:la|questa|la mia) scansione (?=(?:è|ha) (?!.*(?:stort|inclinat)))/giu,
    'la foto ',
  ],
  // "Less noise, concert in a very dark bar": where it was taken, and no amount.
  [
    new RegExp(
      `(?<=\\p{L}\\s*),\\s*(?:concert|gig|party|wedding|show|konzert|party|hochzeit|concierto|fiesta|boda|soirée|fête|mariage|festa|casamento|concerto|matrimonio) (?:in|at|dans|en|à|num|numa|em|no|na|bei|im|auf) (?:(?:an?|einer?|einem|un|une|una|um|uma|le|la|il|o|a) )?[^.,;!?]{3,40}?${END}`,
      'giu',
    ),
    '',
  ],
  // "Um pouco de brilho" is a little more light.
  [/(?<=\p{L}\s*)(?:,| e) (?:com )?um pouco de brilho(?=\s*(?:[,.;!?]|$))/giu, ', um pouco mais claro'],
  [/(?<=\p{L}\s*)(?:,| y) (?:con )?un poco de brillo(?=\s*(?:[,.;!?]|$))/giu, ', un poco más claro'],
  // "Take 30% off the saturation".
  [
    /(?<!\p{L})(?:take|knock|shave|cut|drop) (?:about |around )?(?<much>\d+ ?(?:%|percent)) (?:off|from)(?: of)? (?:the )?(?<what>saturation|contrast|brightness|exposure|highlights|vibrance|warmth|sharpness|clarity)(?!\p{L})/giu,
    'reduce the $<what> by $<much>',
  ],
  // Lights of a stage that are too strong are the brightest tones.
  [
    /(?<=(?:^|[.,;!?])\s*)(?:las )?luces del escenario (?:están |son )?(?:muy|demasiado) (?:fuertes|brillantes)(?:,? bájalas)?(?=\s*(?:[,.;!?]|$))/giu,
    'bajar las altas luces',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)les (?:lumières|projecteurs) (?:de la|sur) (?:la )?scène (?:sont )?trop (?:fort(?:e)?s|vives?)(?:,? baisse[- ]les)?(?=\s*(?:[,.;!?]|$))/giu,
    'baisser les hautes lumières',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:as )?luzes (?:do|no) palco (?:estão |são )?(?:muito|fortes) (?:fortes|demais)(?:,? abaixa)?(?=\s*(?:[,.;!?]|$))/giu,
    'baixar as altas luzes',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:le )?luci (?:sono )?troppo forti sul palco(?:,? abbassale)?(?: senza scurire [^.,;!?]{2,20})?(?=\s*(?:[,.;!?]|$))/giu,
    'abbassa le alte luci',
  ],
  [
    /(?<!\p{L})les blancs sont (?:cramés|brûlés) sur (?:la|le|les) \p{L}+(?:,? (?:à )?rattraper(?: si possible)?)?(?!\p{L})/giu,
    'récupérer les hautes lumières',
  ],
];
