import type { Rewording } from '../rewording.ts';

/*
 * How much light, measured in stops as photographers do: one stop is an ordinary change, "half a stop" a bit and "two
 * stops" a lot.
 */

/** "About one stop", "eine Blende": the light of one stop is that of an ordinary change, and of two that of a strong one. */
export const OF_STOPS: readonly Rewording[] = (
  [
    [
      '(?:by )?',
      '(?:about |around |roughly |maybe )?',
      'half an?|a half(?: of a)?|(?:a |one )?third of an?|1/[23]|0[.,][35]',
      'one|an?|1',
      'two|three|2|3|a couple of',
      '(?:full )?(?:f-?)?stops?(?: of (?:light|exposure))?',
      'a bit',
      'a lot',
    ],
    [
      '(?:um )?',
      '(?:etwa |ca\\.? |ungefähr |circa )?',
      'eine (?:halbe|drittel)|1/[23]|0[.,][35]',
      'eine|1',
      'zwei|drei|2|3',
      'blenden?(?:stufen?)?',
      'etwas',
      'viel',
    ],
    [
      '(?:en |de )?',
      '(?:unos? |casi )?',
      'medio|un tercio de|1/[23]|0[.,][35]',
      'un|1',
      'dos|tres|2|3',
      '(?:stops?|pasos?|puntos?)(?: de (?:luz|exposición|diafragma))?',
      'un poco',
      'mucho',
    ],
    [
      "(?:d['’]|de )?",
      '(?:environ |à peu près )?',
      'un demi|un tiers de|1/[23]|0[.,][35]',
      'un|1',
      'deux|trois|2|3',
      '(?:stops?|diaphs?|diaphragmes?|il)',
      'un peu',
      'beaucoup',
    ],
    [
      '(?:em |de )?',
      '(?:uns? |cerca de )?',
      'meio|um terço de|1/[23]|0[.,][35]',
      'um|1',
      'dois|três|2|3',
      '(?:stops?|pontos?)(?: de (?:luz|exposição))?',
      'um pouco',
      'muito',
    ],
    [
      '(?:di )?',
      '(?:circa )?',
      'mezzo|un terzo di|1/[23]|0[.,][35]',
      'uno|un|1',
      'due|tre|2|3',
      '(?:stop|diaframm[ai])',
      'un po',
      'molto',
    ],
  ] as const
).flatMap(([by, about, half, one, more, stops, little, much]) =>
  (
    [
      [half, little],
      [one, ''],
      [more, much],
    ] as const
  ).map(
    ([number, amount]) =>
      [
        new RegExp(
          `(?<=(?:expos|belicht|light|hell|bright|dark|dunkl|clar|écl|oscur|scur|escur|chiar|esposi|lumi|abdunk|aufhell|überbel|unterbel|assomb)\\p{L}*(?: \\p{L}+){0,3}) ${by}${about}(?:${number}) ${stops}(?!\\p{L})`,
          'giu',
        ),
        amount === '' ? '' : ` ${amount}`,
      ] as const,
  ),
);

/** "Zwei Blenden heller": in German the stops stand first. */
export const STOPS_BEFORE: readonly Rewording[] = (
  [
    ['eine (?:halbe|drittel)|1/[23]|0[.,][35]', 'etwas '],
    ['eine|1', ''],
    ['zwei|drei|2|3', 'viel '],
  ] as const
).map(([number, amount]) => [
  new RegExp(
    `(?<!\\p{L})(?:(?:um|etwa|ca\\.?|ungefähr|circa) ){0,2}(?:${number}) blenden?(?:stufen?)? (?=heller|dunkler)`,
    'giu',
  ),
  amount,
]);
