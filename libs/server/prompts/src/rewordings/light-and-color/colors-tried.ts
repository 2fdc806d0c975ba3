import type { Rewording } from '../rewording.ts';

/*
 * "Is it possible to see what my car would look like in matte grey?": a color that somebody wants to try on a thing. “Le canapé
 * gris, je le verrais bien en vert”: one sentence, in which the first color only says which thing is meant.
 */

/** A thing in front of a sentence that says in which color somebody would see it. */
const fronted = (articles: string, again: string, would: string): Rewording => [
  new RegExp(
    `(?<=(?:^|[.;!?])\\s*(?:${articles}) ?[\\p{L} ]{3,30}),\\s*${again}(?=${would} (?:\\p{L}+ ){0,3}(?:in|en|em|de) \\p{L})`,
    'giu',
  ),
  ' ',
];

export const COLORS_TRIED: readonly Rewording[] = [
  fronted(
    'der|die|das|meine?|unsere?',
    '(?:das|die|den|ihn|sie) ',
    '(?:hätte?n?|würde|könnte|möchte|sähe) (?:ich|wir)',
  ),
  fronted(
    'el|la|los|las|mis?',
    '',
    '(?:yo )?l[oa]s? (?:vería|veo|imagino|querría|quisiera|prefiero|preferiría)',
  ),
  fronted(
    "les?|la|l['’]|mon|ma|mes",
    '',
    'je (?:les?|la) (?:verrais|vois|voudrais|préfère|préférerais|imagine)',
  ),
  fronted(
    'os?|as?|(?:o )?meu|(?:a )?minha',
    '',
    '(?:eu )?(?:[oa]s? )?(?:veria|vejo|queria|prefiro|preferia|imagino)',
  ),
  fronted("il|lo|la|i|gli|le|l['’]", '', 'l[oaie] (?:vedrei|vedo|vorrei|preferirei|immagino)'),
  [
    /(?<=^\s*|[.!?;]\s*)(?:is it possible to|can i|could i|(?:could|can) you (?:let me|help me|show me)|i['’]?d (?:like|love) to|i want to) ?(?:see )?what (?<thing>(?:my|our|the|this) \p{L}+) would look like in (?<color>(?:(?:matte?|gloss|metallic|dark|light|bright|pale) )*(?:red|blue|green|yellow|orange|pink|purple|black|white|gr[ae]y|silver|gold|brown|beige|navy|burgundy|turquoise|cream))\s*(?:\?|(?=\s*(?:[,.;!]|$)))/giu,
    'make $<thing> $<color>,',
  ],
];
