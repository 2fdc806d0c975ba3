import { COLOR_WORD, NOT_GRAY } from '../../words/color-words.ts';
import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "The sky is too blue", "less green in the grass", "make the car less red": its color becomes weaker, and it is not
 * painted with it.
 */

/** Of white, gray and black there is too much or too little light. */
const HUE = `${NOT_GRAY}${COLOR_WORD}`;

/** Grass that is dry becomes green, and lips have a color of their own. */
const NOT_ITS_FAULT =
  '(?![^.;!?]*(?:(?:grass|lawn|lea(?:f|ves)|plants?|trees?|gras|rasen|blätter|pflanzen|bäume|césped|hierba|pasto|hojas|plantas|árboles|herbe|gazon|feuilles|plantes|arbres|grama|gramado|folhas|árvores|erba|prato|foglie|piante|alberi) [^.;!?]*(?:yellow|brown|gelb|braun|amarill|marr|jaune|brun|amarel|giall)|lips|lippen|labios|lèvres|lábios|labbra))';

interface Language {
  /** Things of which a finder knows where they are. */
  readonly thing: string;
  readonly is: string;
  readonly tooMuch: string;
  /** A color that glares, and how one is called strong that a thing has. */
  readonly glaring: string;
  readonly strong: string;
  readonly less: string;
  readonly in: string;
  /** Before the thing, a wish that it looks other than it does. */
  readonly make: string;
  /** With a color, and with what it is compared to: "less blue than the sea". */
  readonly lessSo: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    thing:
      '(?<thing>(?:the |my |her |his |their )?(?:sky|grass|lawn|trees?|leaves|plants|dress|shirt|jacket|lips|car))',
    is: ' (?:(?:is|are|looks?|came out) )?',
    tooMuch: `(?:(?:way|far|a bit|much) )?too ${HUE}`,
    glaring: `(?:(?:so|such a|really|all|like) )?(?:neon|radioactive|fluorescent|nuclear|glaring|acid)[- ]${HUE}`,
    strong: '(?:is|looks) (?:(?:way|far|a bit|much) )?(?:too|so|very) (?:strong|intense|bright|loud|much)',
    less: `(?:(?:take|tone|turn) (?:a little |some |a bit )?(?:of )?(?:out |down )?(?:of )?(?:the )?${HUE} (?:out|down)?|(?:(?:a bit |a little )?less|not (?:so|as) much) ${HUE}|tone down the ${HUE}) ?`,
    in: '(?:in|of|on|out of) ',
    make: '(?:make |turn |get )?',
    lessSo: `less ${HUE}(?: than .*)?`,
    plainer: 'desaturate $<thing>',
  },
  {
    thing:
      '(?<thing>(?:der |die |das |mein |meine |ihr )?(?:himmel|gras|rasen|bäume|blätter|pflanzen|kleid|hemd|jacke|lippen|auto))',
    is: ' (?:(?:ist|sind|wirkt) )?',
    tooMuch: `(?:(?:viel|etwas|ein bisschen) )?zu ${HUE}`,
    glaring: `(?:(?:so|total|richtig|echt) )?(?:neon|gift|knall|grell|quietsch)[- ]?${HUE}`,
    strong: '(?:ist|wirkt) (?:viel )?(?:zu|so|sehr) (?:stark|intensiv|grell|kräftig)',
    less: `(?:(?:etwas |ein bisschen )?weniger|nicht so viel) ${HUE} `,
    in: '(?:im|in der|in den|am|bei den|beim) ',
    make: '(?:mach(?:e|en)? |färb(?:e)? )?',
    lessSo: `weniger ${HUE}(?: als .*)?(?: machen| färben)?`,
    plainer: '$<thing> weniger gesättigt',
  },
  {
    thing:
      '(?<thing>(?:el |la |los |las |mi |su )?(?:cielo|mar|césped|hierba|pasto|grama|zacate|árboles|hojas|plantas|vestido|camisa|labios|coche))',
    is: ' (?:(?:está|están|es|son|se ven?|quedó|salió) )?',
    tooMuch: `(?:demasiado|muy) ${HUE}`,
    glaring: `(?:(?:de un|como|muy) )?${HUE} (?:radiactivo|radioactivo|chillón|fosforito|fosforescente|fluorescente|fluor|flúor|neón|neon|nuclear)s?`,
    strong: '(?:está|es|se ve|quedó|salió) (?:demasiado|muy) (?:fuerte|intenso|chillón|subido)',
    less: `(?:(?:un poco )?menos|no tanto) ${HUE} `,
    in: '(?:en|del?) ',
    make: '(?:haz |pon |deja |hacer |poner )?',
    lessSo: `menos ${HUE}(?: que .*)?`,
    plainer: 'desatura $<thing>',
  },
  {
    thing:
      "(?<thing>(?:le |la |les |l[’']|ma |sa )?(?:ciel|herbe|gazon|arbres|feuilles|plantes|robe|chemise|lèvres|voiture))",
    is: ' (?:(?:est|sont|paraît) )?',
    tooMuch: `(?:beaucoup )?trop ${HUE}`,
    glaring: `(?:(?:d['’]un|tout) )?${HUE} (?:fluo|fluorescente?|radioacti(?:f|ve)|criarde?|pétard|néon)s?`,
    strong: '(?:est|paraît) (?:(?:beaucoup )?trop|très|si) (?:fort|vif|intense|flashy|criard)',
    less: `(?:(?:un peu )?moins|pas (?:autant|tant)) de ${HUE} `,
    in: '(?:dans|sur) ',
    make: '(?:rends |rendre |fais |mets )?',
    lessSo: `moins ${HUE}(?: que .*)?`,
    plainer: 'désature $<thing>',
  },
  {
    thing:
      '(?<thing>(?:o |a |os |as |meu |minha )?(?:céu|mar|grama|gramado|relva|relvado|árvores|folhas|plantas|vestido|camisa|lábios|carro))',
    is: ' (?:(?:está|estão|tá|é|são|ficou|ficaram) )?',
    tooMuch: `(?:${HUE} (?:demais|de mais)|(?:muito|demasiado) ${HUE})`,
    glaring: `(?:(?:de um|muito) )?${HUE} (?:fluorescente|fosforescente|neon|cheguei|radioativ[oa]|radioactiv[oa]|gritante)s?`,
    strong: '(?:está|tá|ficou) (?:muito|demasiado|tão) (?:forte|intenso|gritante|berrante)(?: demais)?',
    less: `(?:(?:um pouco )?menos|não tanto) ${HUE} `,
    in: '(?:n[oa]s?) ',
    make: '(?:deixa |deixe |deixar |faz |torna )?',
    lessSo: `menos ${HUE}(?: (?:do )?que .*)?`,
    plainer: 'dessatura $<thing>',
  },
  {
    thing:
      "(?<thing>(?:il |la |i |le |gli |l[’'])?(?:cielo|erba|prato|alberi|foglie|piante|vestito|camicia|labbra|macchina))",
    is: ' (?:(?:è|sono|sembra) )?',
    tooMuch: `troppo ${HUE}`,
    glaring: `(?:(?:di un|tutt[oa]) )?${HUE} (?:fluo|fluorescente|fosforescente|evidenziatore|radioattiv[oa]|neon)`,
    strong: '(?:è|sembra) (?:troppo|molto|così) (?:forte|acceso|intenso|sgargiante)',
    less: `(?:(?:un po[’\'] )?meno|non così tanto) ${HUE} `,
    in: "(?:nel|nella|nell[’']|sul|sulla|di) ?",
    make: '(?:rendi |rendere |fai )?',
    lessSo: `meno ${HUE}(?: (?:di|del|dello|della|che) .*)?`,
    plainer: 'desatura $<thing>',
  },
];

const OF = "(?:of|in|on|vom|des|im|der|von|de|del|du|des|da|do|das|dos|della|dell['’]|degli|delle)? ?";

export const TOO_MUCH_COLOR: readonly Rewording[] = LANGUAGES.flatMap(
  ({
    thing,
    is,
    tooMuch,
    glaring,
    strong,
    less,
    in: inside,
    make,
    lessSo,
    plainer,
  }): readonly Rewording[] => [
    [clause(`${thing}${is}${tooMuch}`), plainer],
    [clause(`${thing}${is.replace(/\)\?$/u, ')')}${glaring}`), plainer],
    [clause(`(?:the |das |el |le |o |il )?${HUE} ${OF}${thing} ${strong}`), plainer],
    [clause(`${less}${inside}${thing}`), plainer],
    [clause(`${NOT_ITS_FAULT}${make}${thing} ${lessSo}`), plainer],
  ],
);
