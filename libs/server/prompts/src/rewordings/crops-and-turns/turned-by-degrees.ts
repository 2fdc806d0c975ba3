import type { Rewording } from '../rewording.ts';

/*
 * A turn of which a second part of the sentence says the degrees: "rotate it a bit to the left, like 5 degrees" is "rotate by
 * 5 degrees to the left". That it leans is only the reason.
 */

const DEGREES = '(?<degrees>\\d{1,3}(?:[.,]\\d)?) ?(?:degrees?|°|grad|grados?|degrés?|graus?|gradi)';
const REASON =
  "(?:,? (?:(?:because|cause|since|weil|da|porque|parce que|car|perché|che) )?(?:(?:it|the photo|the picture|es|das bild|la foto|elle|la photo|ela|a foto)(?: ?['’]?s)? ?)?(?:(?:is|ist|está|esta|est|tá|è|leans?) ?)?(?:(?:a bit|slightly|etwas|un poco|un peu|um pouco|un po['’]) )?(?:tilted|crooked|skewed|leans?|leaning|schief|torcid[oa]|inclinad[oa]|penchée?|penche|de travers|tort[oa]|inclinat[oa]|stort[oa]))?";

const LANGUAGES: readonly (readonly [turn: string, about: string, plainer: string])[] = [
  [
    '(?:rotate|turn|tilt) (?:it |this |the (?:photo|picture|image|pic) )?(?:just )?(?:(?:a (?:tiny |little )?bit|a little|slightly|a tad) )?(?<side>(?:to the )?(?:left|right)|(?:counter|anti)?[- ]?clockwise)(?: (?:a bit|a little|slightly|a tad))?',
    '(?:like|about|around|say|maybe|by|roughly|approximately|perhaps|some)',
    'rotate by $<degrees> degrees $<side>',
  ],
  [
    '(?:drehe?|rotiere?) (?:es |das bild |das foto )?(?:bitte )?(?:(?:ein bisschen|etwas|leicht|ein wenig) )?nach (?<side>links|rechts)(?: drehen)?',
    '(?:so|etwa|ungefähr|um|circa|ca\\.?|vielleicht|so um die)',
    'um $<degrees> Grad nach $<side> drehen',
  ],
  [
    '(?:g[ií]ra|r[oó]ta|volt[eé]a)(?:r|l[ao])? (?:la foto )?(?:(?:un poco|un poquito|algo|ligeramente) )?(?:a|hacia) la (?<side>izquierda|derecha)',
    '(?:unos|como|tipo|más o menos|aproximadamente|digamos|quizás)',
    'gira $<degrees> grados a la $<side>',
  ],
  [
    '(?:fais[- ]la (?:tourner|pivoter)|tourne(?:-la)?|pivote(?:-la)?|tourner|pivoter)(?: la photo)? (?:(?:un peu|légèrement) )?(?:vers la|à) (?<side>gauche|droite)',
    "(?:genre|environ|de|à peu près|disons|peut-être|d[’']environ)",
    'tourne de $<degrees> degrés vers la $<side>',
  ],
  [
    '(?:gir[ae]|rod[ae]|vir[ae])(?:r)? (?:ela |a foto )?(?:(?:um pouco|um pouquinho|levemente) )?(?:p(?:a)?ra|à|para) (?:a )?(?<side>esquerda|direita)',
    '(?:uns|tipo|cerca de|mais ou menos|aproximadamente|talvez)',
    'gire $<degrees> graus para a $<side>',
  ],
  [
    "(?:ruota(?:la)?|gira(?:la)?|ruotare|girare) (?:la foto )?(?:(?:un po['’]?|un pochino|leggermente) )?(?:a|verso) (?<side>sinistra|destra)",
    '(?:tipo|circa|di|diciamo|più o meno|forse|sui)',
    'ruota di $<degrees> gradi a $<side>',
  ],
];

/**
 * "Straighten the horizon, it's 3 degrees off to the left": the degrees say how much it leans, which straightening finds
 * by itself.
 */
const LEANS: Rewording = [
  /(?<=(?<!\p{L})(?:straighten|level|begradig|richt|enderez|nivel|redress|endireit|raddrizz)[^,.;]{0,40})[,;] (?:it['’]?s|it is|er ist|es ist|está|il penche(?: de)?|elle penche(?: de)?|tá|è storto di|pende(?: di)?|è inclinat[oa](?: di)?) (?:(?:maybe|about|around|like|etwa|ungefähr|circa|vielleicht|unos|como|d['’]environ|environ|uns|talvez|forse) )*\d{1,2}(?:[.,]\d)? ?(?:degrees?|°|grad|grados?|degrés?|graus?|gradi)(?: (?:off|tilted|crooked|schief|geneigt|torcid[oa]|inclinad[oa]|tort[oa]|de travers))?(?: (?:(?:to the|nach|a la|vers la|à|para a|pra|a|verso) )*(?:left|right|links|rechts|izquierda|derecha|gauche|droite|esquerda|direita|sinistra|destra))?(?!\p{L})/giu,
  '',
];

export const TURNED_BY_DEGREES: readonly Rewording[] = [LEANS].concat(
  LANGUAGES.map(([turn, about, plainer]) => [
    new RegExp(`(?<!\\p{L})${turn},? (?:${about} )*${DEGREES}${REASON}(?!\\p{L})`, 'giu'),
    plainer,
  ]),
);
