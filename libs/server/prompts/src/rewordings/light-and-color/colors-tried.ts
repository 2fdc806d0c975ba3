import type { Rewording } from '../rewording.ts';

/* "Is it possible to see what my car would look like in matte grey?": a color that somebody wants to try on a thing. */
export const COLORS_TRIED: readonly Rewording[] = [
  [
    /(?<=^\s*|[.!?;]\s*)(?:is it possible to|can i|could i|(?:could|can) you (?:let me|help me|show me)|i['’]?d (?:like|love) to|i want to) ?(?:see )?what (?<thing>(?:my|our|the|this) \p{L}+) would look like in (?<color>(?:(?:matte?|gloss|metallic|dark|light|bright|pale) )*(?:red|blue|green|yellow|orange|pink|purple|black|white|gr[ae]y|silver|gold|brown|beige|navy|burgundy|turquoise|cream))\s*(?:\?|(?=\s*(?:[,.;!]|$)))/giu,
    'make $<thing> $<color>,',
  ],
];
