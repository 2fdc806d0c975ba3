import type { Rewording } from '../rewording.ts';

/*
 * The end of a wish that wants only a little of it, in words of taste that both readers miss, or take for a wish of its
 * own: "bluer but not cheesy" is "bluer but not over the top".
 */

const LANGUAGES: readonly (readonly [not: string, tasteless: string, plainer: string])[] = [
  [
    '(?:but |just )?(?:not|no)(?: (?:too|so|overly|all))?',
    '(?:cheesy|tacky|kitsch(?:y)?|garish|gaudy|cartoon(?:ish|y)|lurid|over-?saturated|in your face|cringe|clownish)',
    'but not over the top',
  ],
  [
    '(?:aber |nur )?(?:bitte )?(?:nicht|kein)(?: (?:zu|so|allzu|ganz so))?',
    '(?:kitschig|kitsch|knallig|grell|quietschbunt|krass|unecht|schrill)',
    'aber nicht übertrieben',
  ],
  [
    '(?:pero )?(?:no|sin que (?:sea|quede|se vea))(?: (?:muy|tan|demasiado))?',
    '(?:cursi|hortera|chillón|chillona|kitsch|estridente|recargad[oa])',
    'pero no exagerado',
  ],
  [
    '(?:mais )?pas(?: (?:trop|si))?',
    "(?:kitsch|criarde?|tape[- ]à[- ]l['’]œil|flashy|clinquante?|outrancière?)",
    'mais pas exagéré',
  ],
  [
    '(?:mas )?(?:não|nao|sem ficar)(?: (?:muito|tão|demasiado))?',
    '(?:brega|cafona|gritante|berrante|piros[oa]|kitsch|espalhafatos[oa])',
    'mas não exagerado',
  ],
  [
    '(?:ma )?(?:non|senza essere)(?: (?:troppo|così))?',
    '(?:kitsch|pacchian[oa]|sgargiante|chiassos[oa]|cafone|esagerat[oa])',
    'ma non esagerato',
  ],
];

export const NOT_TOO_MUCH: readonly Rewording[] = LANGUAGES.map(([not, tasteless, plainer]) => [
  new RegExp(`(?<=[\\p{L},] ?)(?<!\\p{L})${not} ${tasteless}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
  plainer,
]);
