import { clause, word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* Ovals: a portrait is cut to one, and a vignette has this shape anyway. */

export const OVALS: readonly Rewording[] = [
  [
    word('(?:soft )?oval(?:e[rs]?)? (?<vignette>(?:dark |white |black )?(?:vignett?e|vignettierung))'),
    '$<vignette>',
  ],
  [word('(?<vignette>viñeta|vinheta|vignettage|vignettatura) (?:ovalad[oa]|oval|ovale)'), '$<vignette>'],
  [
    clause(
      "(?:i (?:need|want|would like)|i[’']d like|(?:as|into|in|make (?:it|this)(?: into)?)) an? oval(?: shaped)? (?:photo|portrait|picture|image|pic|shot)(?: for [^,.;!?]+)?",
    ),
    'crop to an oval',
  ],
  [clause('(?:an? )?oval(?: shaped)? (?:photo|portrait|picture|image|pic|shot)'), 'crop to an oval'],
  [
    clause('oval (?:crop|cut(?:-?out)?|shape) (?:of|around) (?<whose>(?:the|my|her|his|their) \\p{L}+)'),
    'crop to an oval around $<whose>',
  ],
  [
    clause(
      '(?:an? )?oval (?:crop|cut(?:-?out)?|shape)|(?:crop|cut) (?:it|this|the (?:photo|picture|image)) (?:as|to|into|in) an oval(?: shape)?|cut (?:it|this|the (?:photo|picture|image)) (?:as|to|into|in) an oval(?: shape)?',
    ),
    'crop to an oval',
  ],
  [
    clause(
      '(?:als |ein )?ovale[snr]? (?:porträt|portrait|foto|bild)|(?:das )?(?:bild |foto )?oval (?:zuschneiden|ausschneiden|machen)',
    ),
    'auf ein Oval zuschneiden',
  ],
  [clause('(?:una? |une |un )?(?:retrato|foto) (?:en )?(?:ovalad[oa]|oval|óvalo)'), 'recorte ovalado'],
  [clause('(?:una? |une |un )?(?:portrait|photo) (?:en )?ovale'), 'découpe ovale'],
  [clause('(?:una? |une |un )?(?:ritratto|foto) (?:in )?ovale'), 'ritaglio ovale'],
];
