import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Black and white with a warm tint": no color, and then a tone over all of it. */

interface Language {
  readonly gray: string;
  /** What links the tone to the gray: "but with a slight". */
  readonly link: string;
  readonly tone: string;
  readonly warm: string;
  readonly cool: string;
  readonly warmer: string;
  readonly cooler: string;
}

const LANGUAGES: readonly Language[] = [
  {
    gray: '(?:black (?:and|&|n) white|b ?& ?w|b/w|bw|monochrome)',
    link: '(?:but )?with (?:an? )?(?:slight(?:ly)? |subtle |bit of )?',
    tone: '(?:tint|tones?|touch|hue)',
    warm: '(?:warm|warmish)',
    cool: '(?:cool(?! (?:effect|look|style|photo|pic))|cold|blueish|bluish)',
    warmer: 'black and white, then warm tones',
    cooler: 'black and white, then cool tones',
  },
  {
    gray: '(?:schwarz[- ]?wei(?:ß|ss)|s/w|sw)',
    link: '(?:aber )?mit (?:einem |einer )?(?:leicht(?:em|er|en)? )?',
    tone: '(?:ton|tönung|tönen|touch)',
    warm: 'warme[mnr]?',
    cool: '(?:kalte|kühle|bläuliche)[mnr]?',
    warmer: 'schwarzweiß, dann warme Töne',
    cooler: 'schwarzweiß, dann kühle Töne',
  },
  {
    gray: '(?:en )?blanco y negro',
    link: '(?:pero )?con (?:un )?(?:ligero )?',
    tone: '(?:tonos?|tinte|toque)',
    warm: 'cálid[oa]s?',
    cool: '(?:frí[oa]s?|azulad[oa]s?)',
    warmer: 'blanco y negro, luego tonos cálidos',
    cooler: 'blanco y negro, luego tonos fríos',
  },
  {
    gray: '(?:en )?noir et blanc',
    link: '(?:mais )?avec (?:une? |des )?(?:léger |légère )?',
    tone: '(?:tons?|teintes?|touche)',
    warm: 'chaud(?:e|s)?',
    cool: '(?:froide?s?|bleutée?s?)',
    warmer: 'noir et blanc, puis tons chauds',
    cooler: 'noir et blanc, puis tons froids',
  },
  {
    gray: '(?:em )?preto e branco',
    link: '(?:mas )?com (?:um )?(?:leve )?',
    tone: '(?:tom|tons|toque)',
    warm: 'quentes?',
    cool: '(?:fri[oa]s?|azulad[oa]s?)',
    warmer: 'preto e branco, depois tons quentes',
    cooler: 'preto e branco, depois tons frios',
  },
  {
    gray: '(?:in )?bianco e nero',
    link: '(?:ma )?con (?:un )?(?:leggero )?',
    tone: '(?:tono|toni|tocco)',
    warm: 'cald[oi]',
    cool: '(?:fredd[oi]|azzurrat[oi])',
    warmer: 'bianco e nero, poi toni caldi',
    cooler: 'bianco e nero, poi toni freddi',
  },
];

export const TONED_MONOCHROME: readonly Rewording[] = LANGUAGES.flatMap(
  ({ gray, link, tone, warm, cool, warmer, cooler }): readonly Rewording[] => {
    const toned = (color: string): RegExp =>
      endOfWish(`${gray},? (?:${link})?(?:${tone} )?${color}(?: ${tone})?`);
    return [
      [toned(warm), warmer],
      [toned(cool), cooler],
      [endOfWish(`${cool} ${gray}`), cooler],
    ];
  },
);
