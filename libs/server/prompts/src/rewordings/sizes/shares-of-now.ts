import type { Rewording } from '../rewording.ts';

/* “Smaller, about 25% of what it is now”: the share of its present size. */

const NOW =
  '(?:what it is(?: now)?|what it was|its (?:current|present|original) size|the (?:current|present|original) size|the original)';

export const SHARES_OF_NOW: readonly Rewording[] = [
  // In Portuguese the verb is also the name of a fold, which old photos have.
  [
    /(?<!\p{L})dobr(?<ending>a|e|ar) (?<what>(?:o tamanho|a resolução|as dimensões)(?: (?:da (?:foto|imagem)|dela))?)(?!\p{L})/giu,
    'duplic$<ending> $<what>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:make it )?(?:smaller|bigger|larger)|(?:shrink|reduce|scale) it(?: down)?)[,:]? (?:to )?(?:about |around |roughly |maybe )?(?<share>\\d{1,3} ?(?:%|percent)) of ${NOW}(?!\\p{L})`,
      'giu',
    ),
    'resize to $<share>',
  ],
];
