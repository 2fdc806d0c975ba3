/*
 * “The brown tone has gone blotchy, even it out”: the tone of an old print that is no longer the same everywhere. Nothing
 * evens it out, and a new tone is laid over the spots.
 */

const TOLD = [
  '(?:brown|sepia|tone|toning|tint)(?: (?:tone|toning|tint|colou?r))? (?:(?:is|has gone|has become|went|looks|turned|got|has) (?:\\p{L}+ ){0,2}?)(?:blotchy|uneven|patchy|spotty|mottled|splotchy)',
  '(?:braun|sepia|(?:braune |sepia-?)?(?:ton|tönung|farbton)) (?:(?:ist|wirkt|hat|wurde) )?(?:[^,.;!?]{0,25} )?(?:fleckig|ungleichmäßig|scheckig|uneben)',
  '(?:tono|sepia|marrón)(?: (?:marrón|sepia))? (?:(?:está|se ha vuelto|quedó|se ve|se puso|ha quedado) (?:\\p{L}+ ){0,2}?)(?:irregular|manchad[oa]|desigual|con manchas)',
  '(?:ton|teinte|sépia|brun)(?: (?:brune?|sépia))? (?:(?:est|est devenue?|paraît) (?:\\p{L}+ ){0,2}?)(?:tachée?|irréguli(?:er|ère)|inégale?|marbrée?)',
  '(?:tom|sépia|marrom)(?: (?:marrom|sépia|castanho))? (?:(?:está|tá|ficou) (?:\\p{L}+ ){0,2}?)(?:manchad[oa]|irregular|desigual)',
  '(?:tono|seppia|marrone)(?: (?:marrone|seppia))? (?:(?:è|è diventat[oa]|sembra) (?:\\p{L}+ ){0,2}?)(?:a macchie|macchiat[oa]|irregolare|disuguale|chiazzat[oa])',
].join('|');
const UNEVEN = new RegExp(`(?<!\\p{L})(?:${TOLD})(?!\\p{L})`, 'iu');
/** Skin and backgrounds have other remedies. */
const OTHER =
  /(?<!\p{L})(?:background|hintergrund|fondo|fond|fundo|sfondo|skin|face|haut|gesicht|piel|cara|peau|visage|pele|rosto|pelle|viso)(?!\p{L})/iu;

/** True for a prompt that tells of a tone that has become uneven. */
export const tellsOfUnevenTone = (prompt: string): boolean => UNEVEN.test(prompt) && !OTHER.test(prompt);
