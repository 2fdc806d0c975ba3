/*
 * “Blur the shoreline so nobody knows which lake it is”: a part of the landscape, which nothing finds. The readers would
 * blur whatever is in front, or hide faces because of who shall not know.
 */

const LANGUAGES: readonly (readonly [hide: string, landscape: string, nobody: string])[] = [
  [
    '(?:(?:can|could) you )?(?:blur|pixelate|hide|obscure|mask|disguise)(?: out)? (?:the |that |our )?',
    '(?:shore(?: ?line)?|coast(?: ?line)?|river ?bank|bank|beach|mountains?|hills?|cliffs?|ridge|skyline|island|harbou?r|pier|landmarks?|tree ?line|horizon)',
    'so (?:that )?(?:nobody|no one|no-one|people|they|you) ',
  ],
  [
    '(?:(?:verpixele?|verwische?|verberge?|weichzeichne|mach\\p{L}*|blurre?) )?(?:die |das |den |der )?',
    '(?:ufer(?:linie)?|küste(?:nlinie)?|strand|berge?|hügel|felsen|klippen?|skyline|insel|hafen|horizont)(?: (?:unscharf|verpixeln|unkenntlich|verwischen|weichzeichnen|unkenntlich machen|unscharf machen|verschwommen))?',
    '(?:damit|so ?dass) (?:niemand|keiner|man) ',
  ],
  [
    '(?:difumin|desenfoc|pixel|ocult|emborron)\\p{L}* (?:la |el |las |los )?',
    '(?:orilla|costa|playa|montañas?|cerros?|acantilado|isla|puerto|horizonte|ribera)',
    '(?:para|así) que (?:nadie|no) ',
  ],
  [
    "(?:flout|pixelis|masqu|cach)\\p{L}* (?:la |le |les |l['’])?",
    '(?:rivage|rive|berge|côte|plage|montagnes?|collines?|falaises?|île|port|horizon)',
    '(?:pour|afin) que (?:personne|on) ',
  ],
  [
    '(?:desfoc|borr|pixel|embaç|escond)\\p{L}* (?:a |o |as |os )?',
    '(?:margem|orla|costa|praia|montanhas?|morros?|falésia|ilha|porto|horizonte)',
    '(?:(?:pra|para) (?:que )?(?:ninguém|não) )',
  ],
  [
    "(?:sfoc|pixel|nascond|oscur)\\p{L}* (?:la |il |le |i |gli |l['’])?",
    '(?:riva|costa|spiaggia|montagn[ae]|collin[ae]|scoglier[ae]|isola|porto|orizzonte|sponda)',
    '(?:così|perché|in modo che) (?:nessuno|non) ',
  ],
];
const HIDDEN = new RegExp(
  `^\\s*(?:(?:please|bitte|por favor|svp|per favore),? )?(?:${LANGUAGES.map(
    ([hide, landscape, nobody], at) =>
      // In German the verb may be missing, and then the reason tells what is wished.
      `${hide}${landscape}(?:,? ${nobody}[^.!?;]{2,70})${at === 1 ? '' : '?'}`,
  ).join('|')})[\\s.!?]*$`,
  'iu',
);

/** True for a wish to hide a part of the landscape, so that nobody knows where it is. */
export const hidesLandscape = (prompt: string): boolean => HIDDEN.test(prompt);
