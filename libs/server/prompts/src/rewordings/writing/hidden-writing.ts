import { END_OF_LINE } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Names, addresses and whatever else nobody shall read: all text is hidden, because texts are found and not read. The
 * result says so (`details/hidden-texts.ts`).
 */

interface Language {
  readonly hide: string;
  /** What is written: the head of the phrase, with what stands before and behind it. */
  readonly writing: string;
  /** What is hidden only beside such writing, because elsewhere it may be no text. */
  readonly beside?: string;
  /** Prepositions before the owner or the place of what is written: "the name on the sign". */
  readonly of: string;
  readonly and: string;
  /** "So that nobody can read it", behind a wish to hide anything. */
  readonly unread: string;
  /** "Nobody should be able to read the letter", "make the letter unreadable": whole wishes around what is written. */
  readonly wishes: readonly string[];
  readonly plainer: string;
}

/** Words for what is no writing, or is found by its own name, and words that make an exception. */
const OTHER =
  '(?:faces?|plates?|background|except|but|car|qr|bar ?codes?|gesicht\\p{L}*|kennzeichen|nummernschild\\p{L}*|hintergrund|außer|caras?|rostros?|matrículas?|placas?|patentes?|fondo|menos|salvo|visages?|plaques?|fond|sauf|rostos?|fundo|exceto|volt[oi]|facc(?:ia|e)|targ(?:a|he)|sfondo|tranne|scratch\\p{L}*|logo|logos|title|heading|not|nicht|aber|pero|no|pas|mais|mas|não|nao|ma|non)';
const ANY = `(?:(?!(?<!\\p{L})${OTHER}(?!\\p{L}))[^,.;!?\\n"])`;

const LANGUAGES: readonly Language[] = [
  {
    hide: '(?:hide|hiding|cover(?: up)?|blank out|black out|blot out|block out|censor|obscure|mask|blur(?: out)?|scribble over|cross out|strike out|obfuscate|anonymi[sz]e)',
    writing:
      '(?:names?|surnames?|address(?:es)?|street ?signs?|house numbers?|phone numbers?|name ?(?:tags?|badges?)|signatures?|handwriting|lettering)',
    of: '(?:on|of|in|at|from|above|behind|under)',
    and: '(?:and|&|plus)',
    unread:
      "(?:(?:,? so| so that|,? that| until) (?:nobody|no one|no-one|people|you|they|it) (?:can(?:no|')?t? ?|could(?:n't)? |will be able to |is able to )?(?:not )?(?:be )?read(?: it| them| that| any of it)?|,? (?:so )?(?:it|they)(?:'s| is| are)? (?:un|il)(?:readable|legible))",
    wishes: [
      '(?:nobody|no one|no-one) (?:should|must|may) (?:be able to )?read (?<what>ANY{3,50}?)',
      '(?:make|render) (?<what>ANY{3,50}?) (?:unreadable|illegible)',
    ],
    plainer: 'blur the text',
  },
  {
    hide: '(?:versteck\\p{L}*|verdeck\\p{L}*|überdeck\\p{L}*|schwärz\\p{L}*|zensier\\p{L}*|abdeck\\p{L}*)',
    writing:
      '(?:\\p{L}*namen?|\\p{L}*adressen?|anschrift|straßenschild(?:er)?|hausnummern?|telefonnummern?|namensschild(?:er)?|unterschrift(?:en)?)',
    of: '(?:auf|am|an|von|vom|der|des|im|in|über|hinter)',
    and: '(?:und|sowie|&)',
    unread:
      ',? (?:so ?dass?|damit|dass) (?:man|keiner|niemand) (?:es|sie|ihn|das|nichts)? ?(?:nicht )?(?:mehr )?(?:lesen|entziffern) (?:kann|können)',
    wishes: [
      '(?:niemand|keiner) (?:soll|darf) (?<what>ANY{3,50}?) lesen(?: können)?',
      '(?:mach\\p{L}* )?(?<what>ANY{3,50}?) (?:unleserlich|unlesbar)(?: machen)?',
      '(?<=(?:^|[.,;!?\\n]) ?)(?:mach\\p{L}* )?(?<what>ANY{0,30}?(?:name|adresse|nummer)n?(?!\\p{L})ANY{0,40}?) (?:(?:muss|müssen|soll|sollen|sollte|bitte) )?unkenntlich(?: (?:machen|sein|werden|gemacht werden))?',
    ],
    plainer: 'mach den Text unkenntlich',
  },
  {
    hide: '(?:tap[ae]r?|ocult[ae]r?|escond[ae]r?|esconde|censur[ae]r?|borrone[ae]r?|difumin[ae]r?|cubr[ae]|cubrir)',
    writing: '(?:nombres?|apellidos?|direcci(?:ón|ones)|número de (?:la )?casa|letreros?|firmas?|teléfonos?)',
    of: '(?:de|del|en|sobre|encima)',
    and: '(?:y|e|&)',
    unread:
      ',? (?:para|pa) que (?:nadie|no) (?:la |lo |se |las |los )*(?:pueda |puedan )?(?:lea|lean|leer)(?:l[oa]s?|se)?',
    wishes: [
      'que (?:nadie|no) (?:se )?(?:pueda leer|lea) (?<what>ANY{3,50}?)',
      '(?:haz|deja|vuelve) (?:ilegibles? )(?<what>ANY{3,50}?)',
    ],
    plainer: 'difumina el texto',
  },
  {
    hide: '(?:cache[rz]?|masque[rz]?|floute[rz]?|couvr(?:e|ez|ir)|recouvr(?:e|ez|ir)|censure[rz]?|noirci[rst]?|barre[rz]?|dissimule[rz]?)',
    writing:
      '(?:noms?(?: de (?:la )?rue| de famille)?|adresses?|numéros? de téléphone|prénoms?|panneau de rue|signatures?)',
    beside: '(?:le |les )?numéros? de (?:la )?(?:maison|rue)',
    of: "(?:de|du|des|d['’]|sur|dans|au|à)",
    and: '(?:et|ainsi que|&)',
    unread:
      ",? (?:pour (?:que|qu['’])|afin que|afin qu['’]) ?(?:personne|on) (?:ne )?(?:puisse |puissent )?(?:pas )?(?:l[ea]s? |l['’])?(?:lire|lise)",
    wishes: [
      'personne ne (?:doit|devrait) (?:pouvoir )?lire (?<what>ANY{3,50}?)',
      '(?:rend[sez]*|rendre) illisibles? (?<what>ANY{3,50}?)',
      '(?:rend[sez]*|rendre) (?<what>ANY{3,50}?) illisibles?',
    ],
    plainer: 'floute le texte',
  },
  {
    hide: '(?:escond[ae]r?|tamp[ae]r?|cobr[ae]|cobrir|ocult[ae]r?|censur[ae]r?|desfo(?:ca|que|car)|borr[ae]r?|risc[ae]r?)',
    writing: '(?:nomes?|sobrenomes?|endereços?|número da casa|placa da rua|telefones?|assinaturas?)',
    of: '(?:d[aeo]s?|n[ao]s?|em|sobre)',
    and: '(?:e|&)',
    unread:
      ',? (?:para|pra) que? ?(?:ninguém|não) (?:consig[ao]|possam?|dê pra|dá pra)? ?(?:ler|leia)(?: isso)?',
    wishes: [
      'ninguém (?:pode|deve) (?:conseguir )?ler (?<what>ANY{3,50}?)',
      '(?:deixa|deixe|torna|torne) ilegíve(?:l|is) (?<what>ANY{3,50}?)',
      '(?:deixa|deixe|torna|torne) (?<what>ANY{3,50}?) ilegíve(?:l|is)',
    ],
    plainer: 'desfoca o texto',
  },
  {
    hide: '(?:nascond[ie]|nascondere|copri(?:re)?|oscura(?:re)?|maschera(?:re)?|censura(?:re)?|sfoca(?:re)?|cancella(?:re)? con)',
    writing:
      '(?:nom[ei]|cognom[ei]|indirizz[oi]|numero (?:civico|di telefono|di casa)|firme?|cartello (?:stradale|della via))',
    of: "(?:di|del|dell['’]|della|dello|dei|sul|sulla|sulle|sullo|sull['’]|nel|nella|in)",
    and: '(?:ed?|&)',
    unread:
      ',? (?:così|cosi|in modo) che (?:nessuno|non) (?:l[oa] |si )?(?:possa |riesca a )?(?:legger(?:e|l[oa])|legga)',
    wishes: [
      'nessuno deve (?:poter |riuscire a )?leggere (?<what>ANY{3,50}?)',
      '(?:rendi|rendere|fai) illeggibil[ei] (?<what>ANY{3,50}?)',
      '(?:rendi|rendere|fai) (?<what>ANY{3,50}?) illeggibil[ei]',
    ],
    plainer: 'sfoca il testo',
  },
];

export const HIDDEN_WRITING: readonly Rewording[] = LANGUAGES.flatMap(
  ({ hide, writing, beside, of, and, unread, wishes, plainer }): Rewording[] => {
    const behind = `(?: (?:${of})${ANY}{1,40}?)?`;
    const one = `(?:(?!(?:${and}|${OTHER})(?!\\p{L}))\\p{L}+(?:['’] ?| )){0,5}?(?<!\\p{L})${writing}(?!\\p{L})(?: (?:${writing})(?!\\p{L}))?${behind}`;
    const more = beside === undefined ? '' : `|${beside}`;
    return [
      [new RegExp(`(?<!\\p{L})${hide} (?:nur )?${ANY}{3,50}?${unread}${END_OF_LINE}`, 'giu'), plainer],
      ...wishes.map((wish): Rewording => [
        new RegExp(`(?<!\\p{L})${wish.replaceAll('ANY', ANY)}${END_OF_LINE}`, 'giu'),
        plainer,
      ]),
      [
        new RegExp(
          `(?<!\\p{L})${hide} ${one}(?: ${and} (?:${one}${more})){0,6}(?: (?:unkenntlich|unkenntlich machen|unlesbar machen|out|ab))?${END_OF_LINE}`,
          'giu',
        ),
        plainer,
      ],
      // German verbs stand behind what is hidden.
      ...(plainer.startsWith('mach')
        ? ([
            [
              new RegExp(
                `(?<=^|[.,;!?\\n] ?|\\p{L} ${and} )${one}(?: ${and} ${one}){0,6} (?:(?:bitte )?(?:unkenntlich machen|verdecken|schwärzen|verstecken|überdecken|abdecken|zensieren|verbergen))${END_OF_LINE}`,
                'giu',
              ),
              plainer,
            ],
          ] satisfies Rewording[])
        : []),
    ];
  },
);
