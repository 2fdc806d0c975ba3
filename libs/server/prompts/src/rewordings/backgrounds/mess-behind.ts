import {
  FRENCH_COLOR,
  GERMAN_COLOR,
  ITALIAN_COLOR,
  PORTUGUESE_COLOR,
  SHADED_COLORS,
  SPANISH_COLOR,
} from '../../words/color-words.ts';
import { END_OF_PROMPT } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What lies behind somebody, and what shall be there instead: "no quiero el desorden de atrás, ponle blanco" is a white
 * background. "Hinter uns liegt überall Spielzeug, verwisch das" is a blurred one.
 */

interface Language {
  /** What nobody wants to see behind somebody, and the words around it. */
  readonly mess: string;
  /** "Put", before a color. */
  readonly put: string;
  readonly color: string;
  /** The same wish with the background in it. */
  readonly plainer: string;
  /** "Behind us", which begins the sentence. */
  readonly behind: string;
  /** A verb that blurs, a pronoun, and how much. */
  readonly blur: string;
  readonly blurred: string;
}

const LANGUAGES: readonly Language[] = [
  {
    mess: "(?:(?:i|we) (?:don['’]?t|do not) (?:want|like|need) )?(?:the|this|that|all the|all that) (?:mess|clutter|chaos|junk|stuff|rubbish) (?:behind(?: (?:me|us|him|her|it))?|in the back(?:ground)?)(?: (?:away|gone|out))?",
    put: '(?:put|make|use|add|want)(?: it| that| in| me)?',
    color: SHADED_COLORS.en,
    plainer: 'make the background $<color>',
    behind: '(?:right )?(?:behind (?:us|me|him|her|them)|in the background)',
    blur: '(?:please )?blur (?:that|it|them|this)(?: out)?(?<much> a bit| a little| slightly)?',
    blurred: 'blur the background$<much>',
  },
  {
    mess: '(?:ich (?:will|mag|möchte) )?(?:das|dieses|den|diesen|die|hinten ist(?: so ein| ein)?|dahinter ist(?: so ein| ein)?) ?(?:chaos|durcheinander|gerümpel|unordnung|kram|zeug|saustall)(?: (?:dahinter|hinten|hinter (?:mir|uns)|im hintergrund))?(?: (?:nicht|weg))?',
    put: '(?:bitte )?(?:mach|setz|pack|tu|nimm)(?: da| dort| es| das)?(?: lieber)?',
    color: GERMAN_COLOR,
    plainer: 'mach den Hintergrund $<color>',
    behind: '(?:direkt )?(?:hinter (?:uns|mir|ihm|ihr|ihnen)|im hintergrund|dahinter|hinten)',
    blur: '(?:bitte )?(?:verwisch(?:e)?|mach) (?:das|es|sie|ihn)(?: bitte)?(?<much> etwas| ein bisschen| leicht)?(?: unscharf| verschwommen)?',
    blurred: 'mach den Hintergrund$<much> unscharf',
  },
  {
    mess: '(?:no (?:quiero|me gusta) |quita |(?:detrás|atrás) hay (?:un )?)?(?:el |este |ese )?(?:desorden|desastre|lío|caos|desmadre)(?: (?:de|por) (?:detrás|atrás)| detrás(?: de (?:mí|nosotros))?| atrás| del fondo)?',
    put: '(?:p[oó]n(?:le|lo|me)?|hazlo|mete|d[eé]jalo)(?: un| en)?',
    color: SPANISH_COLOR,
    plainer: 'pon el fondo $<color>',
    behind: '(?:detrás|atrás)(?: de (?:mí|nosotros|él|ella))?|al fondo',
    blur: '(?:difumina|desenfoca|emborrona)(?:l[oa]s?)?(?: (?:eso|esto|todo))?(?<much> un poco| ligeramente)?',
    blurred: 'desenfoca el fondo$<much>',
  },
  {
    mess: "(?:je (?:ne )?veux pas |j['’]aime pas |enlève |c['’]est )?(?:le |ce |du |l['’])?(?:bazar|bordel|désordre|foutoir|bordelique)(?: (?:derrière(?: (?:moi|nous))?|au fond|en arrière-plan))?",
    put: '(?:mets|mettez|mettre)(?:-y|-moi)?(?: du| en| un)?',
    color: FRENCH_COLOR,
    plainer: 'mets le fond en $<color>',
    behind: 'derrière (?:nous|moi|lui|elle)|au fond',
    blur: '(?:floute|floutez|estompe)(?:-l[ea]s?)?(?<much> un peu| légèrement)?(?: (?:ça|cela|tout))?',
    blurred: 'floute le fond$<much>',
  },
  {
    mess: '(?:(?:eu )?não (?:quero|gosto d[ae]) |tira |tem (?:uma )?)?(?:a |essa |esta )?(?:bagunça|desordem|confusão)(?: (?:(?:de |lá )?atrás(?: de (?:mim|nós))?|no fundo|do fundo))?',
    put: '(?:põe|põem|coloca|coloque|bota|deixa)(?: um| em| tudo)?',
    color: PORTUGUESE_COLOR,
    plainer: 'coloca o fundo $<color>',
    behind: 'atrás (?:de (?:mim|nós)|da gente|del[ea]s?)|no fundo',
    blur: '(?:desfoca|desfoque|borra)(?:-[oa]s?)?(?<much> um pouco| levemente)?(?: (?:isso|isto|tudo))?',
    blurred: 'desfoca o fundo$<much>',
  },
  {
    mess: "(?:non (?:voglio|mi piace) |togli |dietro c['’]è (?:un )?)?(?:il |questo |quel |lo )?(?:disordine|casino|caos)(?: (?:dietro(?: (?:di )?(?:me|noi))?|sullo sfondo|in fondo))?",
    put: '(?:metti(?:ci|lo)?|mettere|fallo)(?: un| in)?',
    color: ITALIAN_COLOR,
    plainer: 'metti lo sfondo $<color>',
    behind: 'dietro (?:di )?(?:noi|me|lui|lei)|sullo sfondo',
    blur: "(?:sfoca|sfuma)(?:l[oaie])?(?<much> un po['’]?| leggermente)?(?: (?:tutto|questo))?",
    blurred: 'sfoca lo sfondo$<much>',
  },
];

export const MESS_BEHIND: readonly Rewording[] = LANGUAGES.flatMap(
  ({ mess, put, color, plainer, behind, blur, blurred }): readonly Rewording[] => [
    [
      new RegExp(
        `^(?:${mess})(?:,|;|\\.| and| und| y| et| e) ?(?:${put}) (?<color>${color})(?: (?:there|instead|hin|rein|ahí|allí|là|ali|lì))?${END_OF_PROMPT}`,
        'iu',
      ),
      plainer,
    ],
    [new RegExp(`^(?:${behind}) [^.;!?,]{3,60}(?:,|;|\\.) ?(?:${blur})${END_OF_PROMPT}`, 'iu'), blurred],
  ],
);
