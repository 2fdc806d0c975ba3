import type { Rewording } from '../rewording.ts';

/*
 * "Make it grainy black and white": both are a look, and grain is no fault of this picture. After "this" or "my", the
 * words say what the picture is like already.
 */

interface Language {
  readonly grainy: string;
  readonly monochrome: string;
  /** True if the words for a look stand before it: "grainy black and white", but "noir et blanc granuleux". */
  readonly isBefore: boolean;
  /** Words after which the picture is like that already. */
  readonly already: string;
  readonly withGrain: string;
}

const LANGUAGES: readonly Language[] = [
  {
    grainy: '(?:grainy|gritty)',
    monochrome: '(?:b ?& ?w|b/w|bw|black (?:and|&|n) white|monochrome)',
    isBefore: true,
    already: "(?:this|the|my|our|that|(?:is|it['’]?s)(?: an?)?|so|too|very|old|not|no|less|without)",
    withGrain: 'with film grain',
  },
  {
    grainy: '(?:körnige[mns]?|grobkörnige[mns]?)',
    monochrome: '(?:schwarz[- ]?wei(?:ß|ss)(?:foto|bild)?|s/w|sw)',
    isBefore: true,
    already: '(?:diese[sm]?|das|mein|ist|so|zu|sehr|nicht|kein|ohne)',
    withGrain: 'mit Filmkorn',
  },
  {
    grainy: '(?:granulad[oa]|granuloso|rugoso|con grano)',
    monochrome: '(?:blanco y negro|b/?n|monocromo)',
    isBefore: false,
    already: '(?:foto|imagen)(?: (?:en|de))?',
    withGrain: 'con grano de película',
  },
  {
    grainy: '(?:granuleux|à gros grain|qui a du grain)',
    monochrome: '(?:noir et blanc|n&b|nb)',
    isBefore: false,
    already: '(?:photo|image)(?: (?:en|de))?',
    withGrain: 'avec du grain argentique',
  },
  {
    grainy: '(?:granulad[oa]|granuloso|com grão)',
    monochrome: '(?:preto e branco|p&?b|monocromático)',
    isBefore: false,
    already: '(?:foto|imagem)(?: (?:em|de))?',
    withGrain: 'com grão de filme',
  },
  {
    grainy: '(?:sgranato|granuloso|con la grana)',
    monochrome: '(?:bianco e nero|b/?n|monocromo)',
    isBefore: false,
    already: '(?:foto|immagine)(?: (?:in|di))?',
    withGrain: 'con grana della pellicola',
  },
];

/** “High contrast mono, gritty”: among other looks it is wished, and otherwise it may be a complaint. */
const GRITTY_TOO: Rewording = [
  /(?<=^(?!.*(?<!\p{L})(?:is|are|was|looks?|it['’]?s|too|so|came|turned|less|not|no|remove|fix|because)(?!\p{L})).*\p{L}(?:,| and|, and) )gritty(?=\s*(?:[.;!?,]|$)| and (?!(?:dirt|sand))| (?:please|pls)(?!\p{L}))/iu,
  'film grain',
];
const WITH_GRIT: Rewording = [
  /(?<=\p{L}) with (?:some |a bit of |lots of |a little )?grit(?=\s*(?:[.;!?,]|$)| and )/iu,
  ', film grain',
];

export const GRAINY_MONOCHROME: readonly Rewording[] = [
  GRITTY_TOO,
  WITH_GRIT,
  ...LANGUAGES.map(({ grainy, monochrome, isBefore, already, withGrain }): Rewording => {
    const look = isBefore
      ? `(?<!(?<!\\p{L})${already} )${grainy}(?:,| and|,? und)? (?<monochrome>${monochrome})`
      : `(?<!(?<!\\p{L})${already} )(?<monochrome>${monochrome})(?:,| y| et| e)? ${grainy}`;
    return [new RegExp(`(?<!\\p{L})${look}(?!\\p{L})`, 'giu'), `$<monochrome> ${withGrain}`];
  }),
];
