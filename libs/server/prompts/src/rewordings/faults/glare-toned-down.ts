import { endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "There is glare on my glasses, tone it down": the reflection shall go, and no color of the picture. */

const LANGUAGES: readonly (readonly [glare: string, down: string, remove: string])[] = [
  [
    "(?:(?:there(?:[’']s| is| are) )?(?:too much|so much|lots of|a lot of) |there(?:[’']s| is| are) (?:an? |some )?|my \\p{L}+ (?:hates|dislikes) (?:the )?)?(?:the )?(?<glare>(?:glare|reflections?|shine)(?: (?:on|in|off|from) (?:the |my |her |his )?\\p{L}+)?)(?: (?:is|are|looks?) [^,.;!?]{3,30})?[,;.] ?(?:please )?",
    '(?:tone|turn|bring|dial|knock|take) (?:it|that|them) down(?: a (?:bit|little|tad))?|(?:reduce|soften|lower) (?:it|that|them)(?: a (?:bit|little|tad))?',
    'remove the $<glare>',
  ],
  [
    '(?:da (?:ist|sind) )?(?:der |die |eine? )?(?<glare>(?:spiegelung(?:en)?|reflexe?|glanz)(?: (?:auf|in) (?:der |dem |meiner |den )?\\p{L}+)?)(?: (?:ist|sind|stört|stören|nervt)(?: [^,.;!?]{3,30})?)?[,;.] ?(?:bitte )?',
    '(?:reduzier(?:e)?|mach|mildere?) (?:sie|das|ihn|es)(?: (?:etwas|ein bisschen))?(?: schwächer| weniger)?',
    'entferne die $<glare>',
  ],
  [
    '(?:hay (?:un |unos )?|el |los )?(?<glare>reflejos?(?: en (?:las |los |el |la |mis )?\\p{L}+)?)(?: [^,.;!?]{3,30})?[,;.] ?',
    '(?:redúce|suavíza|bája)l[oa]s?(?: un poco)?',
    'quita el $<glare>',
  ],
  [
    '(?:il y a (?:un |des )?|le |les )?(?<glare>reflets?(?: (?:sur|dans) (?:les |le |la |mes )?\\p{L}+)?)(?: [^,.;!?]{3,30})?[,;.] ?',
    '(?:réduis|atténue|baisse)-?l(?:e|es|a)(?: un peu)?',
    'enlève le $<glare>',
  ],
  [
    '(?:tem (?:um )?|o |os )?(?<glare>reflexos?(?: n[oa]s? (?:meus? )?\\p{L}+)?)(?: [^,.;!?]{3,30})?[,;.] ?',
    '(?:reduz|diminui|ameniza)(?: (?:ele|isso|eles))?(?: um pouco)?',
    'tira o $<glare>',
  ],
  [
    "(?:c[’']è (?:un )?|il |i )?(?<glare>rifless[oi](?: (?:su|sul|sugli|sulla|nel|nella) (?:miei )?\\p{L}+)?)(?: [^,.;!?]{3,30})?[,;.] ?",
    "(?:riduci|attenua|abbassa)l[oi](?: un po[’']?)?",
    'togli il $<glare>',
  ],
];

export const GLARE_TONED_DOWN: readonly Rewording[] = [
  ...LANGUAGES.map(([glare, down, remove]): Rewording => [endOfWish(`${glare}(?:${down})`), remove]),
  // “Too much glare off the water”: at a place, and not everywhere.
  [
    endOfWish(
      "(?:there(?:[’']s| is) )?(?:too|so) much (?<glare>(?:glare|shine) (?:on|off|from) (?:the |my |her |his )?(?:water|lake|sea|river|pond|pool|road|windows?|glass|table|screen))",
    ),
    'remove the $<glare>',
  ],
];
