import type { Rewording } from '../rewording.ts';

/*
 * The colors of a sunset that the picture shows: "boost the colors of the sunset" boosts the colors, and adds no light of a
 * sunset.
 */

export const COLORS_OF_SUNSET: readonly Rewording[] = [
  [
    /(?<=^(?!.*(?<!\p{L})(?:add|give|like|as|gib|wie|füge|pon\p{L}*|dale|como|añade|donne|comme|ajoute|dá|dê|adiciona|dai|dagli|come|aggiungi)(?!\p{L})).*)(?<colors>colou?rs|farben|colores|couleurs|cores|colori) (?:of|in|from|vom|vom|des|im|del|du|d[aoe]|nel|en el|no) (?:the |this |l |el |la |il )?(?:sunset|sunrise|sonnenuntergangs?|sonnenaufgangs?|atardecer|amanecer|coucher de soleil|lever de soleil|p[ôo]r[ -]do[ -]sol|nascer do sol|tramonto|alba)(?!\p{L})/giu,
    '$<colors>',
  ],
];
