/*
 * “Make the steam stronger”: steam, smoke or flames that the picture shows. Nothing finds them, and the readers would
 * change the contrast of everything.
 */

const STRONGER = [
  '(?:make|get) (?:the |this |more )?(?:VAPOR)(?: [^,.;!?]{2,30}?)? (?:(?:a bit|much|more|look) )*(?:stronger|thicker|denser|heavier|more visible|visible|bigger|stand out)',
  '(?:(?:mach\\p{L}* )?(?:den |die |das |mehr )?(?:VAPOR)(?: [^,.;!?]{2,30}?)? (?:(?:etwas|viel|mehr|bitte) )*(?:stärker|dichter|kräftiger|sichtbarer|deutlicher)(?: machen)?|(?:verstärke?) (?:den |die |das )?(?:VAPOR))',
  '(?:(?:haz|pon|que) (?:(?:un poco|mucho) )?(?:más )?(?:fuerte|densos?|visibles?|intens[oa]s?|espes[oa]) (?:el |la |las )?(?:VAPOR)|(?:haz|pon|que) (?:el |la |las )?(?:VAPOR)(?: [^,.;!?]{2,30}?)? (?:se vea )?más (?:fuerte|dens[oa]|visible|intens[oa])s?)',
  '(?:(?:rends?|fais|mets) (?:la |le |les )?(?:VAPOR)(?: [^,.;!?]{2,30}?)? plus (?:forte?|dense|visible|épaisse?|intense)s?)',
  '(?:(?:deixa|faz|deixe|faça) (?:o |a |as )?(?:VAPOR)(?: [^,.;!?]{2,30}?)? mais (?:forte|dens[oa]|visíve(?:l|is)|intens[oa])s?)',
  '(?:(?:rendi|fai) (?:il |la |le )?(?:VAPOR)(?: [^,.;!?]{2,30}?)? più (?:forte?i?|dens[oaie]|visibil[ei]|intens[oaie]))',
].join('|');
const VAPOR =
  'steam|smoke|vapou?r|flames?|sparks|dampf|rauch|flammen|funken|humo|vapor|llamas?|chispas|vapeur|fumée|flammes?|fumaça|fumo|chamas?|vapore|fiamm[ae]|scintille';
const WISH = new RegExp(
  `^\\s*(?:[^.!?]{3,60}(?:VAPOR)?[^.!?]{0,40}[.!] )?(?:(?:please|bitte|por favor|svp|per favore),? )?(?:${STRONGER})(?:,? (?:please|pls|bitte|por favor|svp|stp|per favore))?[\\s.!]*$`.replaceAll(
    'VAPOR',
    VAPOR,
  ),
  'iu',
);

/** True for a prompt that only asks for more of steam, smoke or flames. */
export const strengthensVapor = (prompt: string): boolean => WISH.test(prompt);
