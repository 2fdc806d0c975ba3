import type { Rewording } from '../rewording.ts';

/*
 * A background that is put behind something, whatever that is called: "put a pink gradient behind the lipstick". The name
 * of the thing is no make-up to apply.
 */

export const BEHIND_PRODUCTS: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:put|place|add|set) (?<what>an? (?:\p{L}+ ){0,2}(?:gradient|background|backdrop)) behind (?:the|my|this) \p{L}+(?!\p{L})/giu,
    'make the background $<what>',
  ],
  [
    /(?<!\p{L})(?:leg|setz|mach|pack|stell)e? (?<what>eine?n? (?:\p{L}+ ){0,2}(?:farb)?(?:verlauf|hintergrund)) hinter (?:den|die|das|meine?n?) \p{L}+(?!\p{L})/giu,
    'Hintergrund als $<what>',
  ],
  [
    /(?<!\p{L})(?:pon|coloca|añade|agrega) un (?<what>degradado(?: \p{L}+){1,2}?) (?:detrás|atrás) (?:del|de la|de mi) \p{L}+(?!\p{L})/giu,
    'fondo $<what>',
  ],
  [
    /(?<!\p{L})(?:mets|ajoute|place) un (?<what>dégradé(?: \p{L}+){1,2}?) derrière (?:le|la|les|mon|ma|l['’]) ?\p{L}+(?: à lèvres)?(?!\p{L})/giu,
    'fond $<what>',
  ],
  [
    /(?<!\p{L})(?:coloca|põe|bota|adiciona) um (?<what>degrad[êe](?: \p{L}+){1,2}?) atrás (?:do|da|de) \p{L}+(?!\p{L})/giu,
    'fundo $<what>',
  ],
  [
    /(?<!\p{L})(?:metti|aggiungi) una (?<what>sfumatura(?: \p{L}+){1,2}?) dietro (?:al |alla |all['’]|il |la )?\p{L}+(?!\p{L})/giu,
    'sfondo con $<what>',
  ],
];
