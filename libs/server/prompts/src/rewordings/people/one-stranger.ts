import type { Rewording } from '../rewording.ts';

/* "The tourist on the right": one person, and not everybody whom nobody knows. */
export const ONE_STRANGER: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:the|a|that|this|one|some)(?: (?:other|random|single|annoying|old|young|lone))*) (?:tourist|stranger|bystander|passer-?by)(?![\p{L}'’-])/giu,
    ' person',
  ],
  [
    /(?<!\p{L})(?:ein(?: einzelner)?|der (?:eine|einzelne)|dieser) (?:tourist|fremder|passant|unbekannter)(?![\p{L}-])/giu,
    'eine Person',
  ],
  [
    /(?<=(?<!\p{L})(?:entfern\p{L}*|lösch\p{L}*|retuschier\p{L}*|nimm)(?: (?:bitte|mir|mal|doch))*) (?:den|diesen|einen) (?:touristen|fremden|passanten|unbekannten)(?![\p{L}-])/giu,
    ' die Person',
  ],
  [/(?<!\p{L})(?:un|le|ce) (?:touriste|inconnu|passant)(?![\p{L}-])/giu, 'la personne'],
];
