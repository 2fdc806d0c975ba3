import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* Words for light, colors and looks that the lexicons lack, or know with another meaning. */

/** A wish that says nothing else. */
const whole = (said: string): RegExp =>
  new RegExp(
    `(?<=^\\s*(?:(?:please|bitte|por favor|per favore) )?)(?:${said})(?=\\s*(?:(?:please|pls|bitte|por favor|stp|svp|per favore)\\s*)?[.!?]*\\s*$)`,
    'giu',
  );

export const OTHER_WORDS: readonly Rewording[] = [
  [whole('snuggly|snug'), 'cozy'],
  [whole('eiskalt(?:e farben|es licht)?'), 'frostig'],
  [whole('penombra|in penombra'), 'poca luce'],
  [word('(?<is>looks|feels) (?:so |absolutely )?freezing(?! cold)'), '$<is> too cold'],
  [word('(?:ochre|ocher) light'), 'warm light'],
  [word('ocker(?:farbene[sn]?|gelbes)? licht'), 'warmes Licht'],
  [word("lumière ocre(?: (?:du|de la|de l[’']) ?\\p{L}+)?"), 'lumière chaude'],
  [whole('luz ocre'), 'tonos cálidos'],
  [whole('luce ocra'), 'toni caldi'],
  // "Slavata" always complains.
  [whole("(?:(?:troppo|un po[’']?) )?slavat[oa]"), 'è slavata'],
  [whole('colori slavati'), 'i colori sono slavati'],
  [word('(?:film|movie) poster colou?rs'), 'movie poster look'],
  [
    whole('(?:ein )?(?:farb(?:foto|bild)) (?:zu|in|als) (?:ein )?schwarz[- ]?wei(?:ß|ss)(?:foto|bild)?'),
    'schwarzweiß',
  ],
  // "Remove my specs": glasses, and no specks.
  [word('(?<whose>my|his|her|our|their) specs'), '$<whose> glasses'],
  // Night and dusk.
  [word('como se já (?:tivesse anoitecido|fosse noite|estivesse de noite)'), 'como se fosse noite'],
  [word('(?:juste )?(?:genre )?(?:la )?fin d(?:u|e) jour(?:née)?(?= *(?:[,.;!?]|$))'), 'crépuscule'],
  // Shadows all around are a vignette.
  [whole('(?:un poco de |una )?sombr(?:it)?a alrededor'), 'viñeta'],
  [whole('(?:um pouco de |uma )?sombr(?:inh)?a (?:em volta|ao redor)'), 'vinheta'],
  [whole('(?:etwas |ein )?schatten (?:rundherum|rundum|drumherum)'), 'Vignette'],
  // "Das Haus in Gelb": a wish to color it.
  [
    whole(
      '(?<what>(?:das|die|den|der) (?!(?:foto|bild|text|schrift|rahmen|hintergrund|titel|ganze)(?!\\p{L}))\\p{L}+) in (?<color>gelb|rot|blau|grün|schwarz|weiß|orange|lila|rosa|pink|braun|türkis)',
    ),
    'mach $<what> $<color>',
  ],
  // "Bota cor" adds color, which an old photo cannot get.
  [word('(?:bota|bote|botar|põe|coloca) cor(?=\\s*(?:[,.;!?]|$))'), 'adiciona cor'],
  [word('restore and (?<color>add colou?r|colou?ri[sz]e it)'), 'restore it and $<color>'],
  // Flowers are what the picture shows.
  [
    whole(
      '(?:(?:der|den|mein|meinen) )?(?:braut|blumen)?strau(?:ß|ss) (?<much>etwas |viel |ein bisschen )?(?:kräftiger|bunter|farbiger)(?: in den farben)?',
    ),
    '$<much>kräftigere Farben',
  ],
  [whole('(?:el |mi )?ramo (?:de flores )?más (?:viv[oa]|colorido)'), 'colores más vivos'],
  [whole('(?:le |mon )?bouquet plus (?:vif|coloré)'), 'des couleurs plus vives'],
  [whole('(?:il |il mio )?(?:bouquet|mazzo di fiori) più (?:vivo|colorato)'), 'colori più vivi'],
  // A sky that is too white is too bright.
  [
    /(?<=(?:^|[.,;!?])\s*)(?:o )?céu (?:(?:está|ficou|saiu) )?(?:muito|todo|totalmente) branco(?=\s*(?:[,.;!?]|$))/giu,
    'o céu está estourado',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:le )?ciel (?:est )?(?:trop|tout) blanc(?=,[^.!?]*nuages)/giu,
    'le ciel est cramé',
  ],
  [
    /(?<=(?:^|[.,;!?])\s*)(?:il )?cielo (?:è )?(?:troppo|tutto) bianco(?=,[^.!?]*nuvole)/giu,
    'il cielo è bruciato',
  ],
  // "Get the lace back": detail that too much light took.
  [
    /(?<=(?<!\p{L})(?:white blob|blown out|overexposed|too bright|all white|pure white))\s*[,.;]\s*(?:and )?(?:(?:can|could) you )?(?:please )?(?:get|bring) (?:any |some |the |a bit of )?(?:the )?(?:lace|details?|texture|fabric)(?: detail)? back(?: (?:in|on) it)?(?=\s*(?:[,.;!?]|$))/giu,
    '',
  ],
  // Two photos that shall look alike.
  [
    whole(
      '(?:make )?(?:both|the two)(?: photos| pictures| pics)? (?:should )?look (?:like they were |as if )?(?:taken |shot )(?:on )?the same day|make mine look like (?:hers|his|theirs|the other(?: one)?)',
    ),
    'same look as the other photo',
  ],
  [
    whole(
      '(?:beide|die zwei|die beiden)(?: bilder| fotos)? sollen (?:aussehen )?wie am (?:selben|gleichen) tag(?: (?:gemacht|aufgenommen|fotografiert))?(?: aussehen)?|mach meins wie (?:ihres|seins|das andere)',
    ),
    'gleicher Look wie das andere Foto',
  ],
  [
    whole(
      'que (?:las dos|ambas)(?: fotos)? parezcan (?:tomadas|hechas|sacadas)? ?(?:en )?el mismo día|color parejo entre (?:ambas|las dos)(?: fotos)?',
    ),
    'el mismo color que la otra foto',
  ],
  [
    whole("que les deux(?: photos)? (?:aient l['’]air|semblent|paraissent) (?:prises|faites) le même jour"),
    "les mêmes couleurs que l'autre photo",
  ],
  [
    whole('que as duas(?: fotos)? pareçam (?:tiradas|feitas)? ?(?:no )?mesmo dia'),
    'as mesmas cores da outra foto',
  ],
  [
    whole('che le due(?: foto)? sembrino (?:fatte|scattate)? ?(?:nello|lo) stesso giorno'),
    "gli stessi colori dell'altra foto",
  ],
];
