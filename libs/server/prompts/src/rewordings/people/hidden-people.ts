import { AND_WORDS, COURTESIES, endOr } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * People who shall not be recognized: "pixelate the police officers", "sem crianças reconhecíveis", "blank my face". Their
 * faces are hidden, or, of those in the background, all of it.
 */

const END = endOr(`${COURTESIES}|${AND_WORDS}`);

interface Language {
  /** Verbs that blur or pixelate, and the space after them. */
  readonly hide: string;
  readonly the: string;
  /** Several people; never "strangers" and others who are in the background anyway. */
  readonly people: string;
  readonly faces: string;
  readonly behind: string;
  readonly background: string;
  /** "Without", "recognizable" before people and after them, and the same of faces. */
  readonly recognizable: readonly [without: string, before: string, after: string, faces: string];
}

const LANGUAGES: readonly Language[] = [
  {
    hide: '(?:blur|pixel(?:ate|ize|ise))(?: out)? ',
    the: '(?:the |all the |all |these |those |our |my )?(?:other )?(?:(?:two|three) )?',
    people:
      '(?:people|persons|kids|children|boys|girls|men|women|guys|police ?(?:officers|men)|cops|officers|pupils|students|players|guests|employees|customers|neighbou?rs)',
    faces: 'the faces of the $<people>',
    behind: '(?:in|at) the (?:background|back)|behind (?:us|me|him|her|them)',
    background: 'the background',
    recognizable: ['without(?: any)?', 'recogni[sz]able ', '', 'without recognizable faces'],
  },
  {
    hide: '(?:verpixel(?:e|t)?|verwisch(?:e|t)?) ',
    the: '(?:die |alle |diese |unsere |meine )?(?:anderen )?(?:(?:zwei|beiden|drei) )?',
    people:
      '(?:leute|personen|menschen|kinder|polizisten|beamten|schüler|spieler|gäste|mitarbeiter|kunden|nachbarn)',
    faces: 'die Gesichter der $<people>',
    behind: 'im hintergrund|hinten|hinter (?:uns|mir|ihm|ihr)',
    background: 'den Hintergrund',
    recognizable: ['ohne', 'erkennbare ', '', 'ohne erkennbare Gesichter'],
  },
  {
    hide: '(?:difumin|pix?el|pixeliz|desenfo[cq]u?|emborron)[ae]r? (?:a )?',
    the: '(?:las? |los |tod[oa]s (?:las |los )|es[ao]s |mis )?(?:(?:dos|tres) )?',
    people:
      '(?:gente|personas|niñ[oa]s|chic[oa]s|hombres|mujeres|polic[ií]as|agentes|alumn[oa]s|jugadores|invitad[oa]s|emplead[oa]s|clientes|vecin[oa]s)',
    faces: 'las caras de las personas',
    behind: '(?:del|en el|al) fondo|de atrás|detrás(?: de (?:mí|nosotros))?',
    background: 'el fondo',
    recognizable: ['sin', '', ' reconocibles', 'sin caras reconocibles'],
  },
  {
    hide: '(?:flout|pixel(?:is)?)(?:e|er|ez) ',
    the: '(?:les |tous les |toutes les |ces |mes )?(?:autres )?(?:(?:deux|trois) )?',
    people:
      '(?:gens|personnes|enfants|garçons|filles|hommes|femmes|gamins|policiers|agents|élèves|joueurs|invités|employés|clients|voisins)',
    faces: 'les visages des $<people>',
    behind: "au fond|(?:à|en) (?:l['’])?arrière-plan|derrière(?: (?:nous|moi))?",
    background: "l'arrière-plan",
    recognizable: ['sans', '', ' reconnaissables', 'sans visages reconnaissables'],
  },
  {
    hide: '(?:desfo(?:c|qu)|pix?el|pixeliz|borr)[ae]r? ',
    the: '(?:as? |os |tod[oa]s (?:as |os )|ess[ae]s |meus |minhas )?(?:outr[oa]s )?(?:(?:dois|duas|três) )?',
    people:
      '(?:pessoas|gente|crianças|meninos|meninas|homens|mulheres|policiais|polícias|alun[oa]s|jogadores|convidad[oa]s|funcionári[oa]s|clientes|vizinh[oa]s)',
    faces: 'os rostos das pessoas',
    behind: '(?:no|do|ao) fundo|atrás(?: de (?:mim|nós)| da gente)?',
    background: 'o fundo',
    recognizable: ['sem', '', ' reconhecíveis', 'sem rostos reconhecíveis'],
  },
  {
    hide: '(?:sfoc|sfuoc|pix?ell?|pixelizz)(?:a|are|ate) ',
    the: '(?:la |le |i |gli |tutt[ei] (?:le |i |gli )|quest[ei] |quei )?(?:altr[ei] )?(?:(?:due|tre) )?',
    people:
      '(?:gente|persone|bambin[ie]|ragazz[ie]|uomini|donne|poliziotti|agenti|alunn[ie]|studenti|giocatori|ospiti|dipendenti|clienti|vicini)',
    faces: 'i volti delle persone',
    behind: '(?:sullo|nello) sfondo|in fondo|dietro(?: (?:di )?(?:noi|me))?',
    background: 'lo sfondo',
    recognizable: ['senza', '', ' riconoscibili', 'senza volti riconoscibili'],
  },
];

const rewordingsOf = (language: Language): readonly Rewording[] => {
  const { hide, the, people, faces, behind, background, recognizable } = language;
  const verb = `(?<![\\p{L}])(?<hide>${hide})`;
  const [without, before, after, ofFaces] = recognizable;
  return [
    [new RegExp(`${verb}${the}${people} (?:${behind})${END}`, 'giu'), `$<hide>${background}`],
    [new RegExp(`${verb}${the}(?<people>${people})${END}`, 'giu'), `$<hide>${faces}`],
    [new RegExp(`(?<!\\p{L})${without} ${before}${people}${after}(?!\\p{L})`, 'giu'), ofFaces],
  ];
};

export const HIDDEN_PEOPLE: readonly Rewording[] = [
  ...LANGUAGES.flatMap(rewordingsOf),
  // In German, the verb stands at the end.
  [
    /(?<=^|[.,;!?] ?|bitte )(?:die |alle )?(?:(?:zwei|beiden|drei) )?(?:leute|personen|menschen|kinder|jungs|jungen|mädchen|männer|frauen) im hintergrund (?:bitte )?verpixeln(?!\p{L})/giu,
    'verpixele den Hintergrund',
  ],
  [
    /(?<=^|[.,;!?] ?|bitte )(?:die |alle )?(?<people>leute|personen|menschen|kinder|polizisten|beamten|schüler|spieler|gäste|mitarbeiter|kunden|nachbarn) (?:bitte )?verpixeln(?!\p{L})/giu,
    'die Gesichter der $<people> verpixeln',
  ],
  [
    /(?<=^|[.,;!?] ?|please |and )blank (?=(?:it|him|her|them|the (?:face|faces|plate|license plate|number plate|names?|text)|(?:my|his|her|their) (?:face|faces|name))(?!\p{L}))/giu,
    'blank out ',
  ],
  // "Pixel the faces", "die Gesichter pixeln".
  [/(?<!\p{L})pixel(?= (?:the |all |their |his |her |my )?faces?(?!\p{L}))/giu, 'pixelate'],
  [/(?<=gesichter? (?:\p{L}+ ){0,2})(?:aus|weg)?pixeln(?!\p{L})/giu, 'verpixeln'],
  // "Verpixeln ist für die Kita": why follows without a comma.
  [/(?<=(?:verpixeln|verwischen)) (?=(?:das )?ist für )/giu, ', '],
  // "With pixel blocks", "com mosaico" is how they are hidden.
  [
    /(?<!\p{L})(?:cover|hide|blur|mask) (?<what>(?:the|all the|their|his|her|my|our) (?:\p{L}+ )?(?:faces?|plates?)(?: of (?:the|my) \p{L}+)?) with (?:an? )?(?:pixel(?:ated)? blocks?|pixels|mosaic|squares|blocks)(?:,? not (?:with )?(?:an? )?blur)?(?!\p{L})/giu,
    'pixelate $<what>',
  ],
  [
    /(?<!\p{L})(?:cobr(?:e|ir)|c[uú]br(?:e|ir)(?:me|les?|nos)?|t[aá]p(?:a|ar)(?:me|les?|nos)?|escond(?:e|er)) (?<what>(?:os?|as?|las?|los|el|su|mi) (?:rostos?|rostros?|caras?|placas?|matrículas?)(?: d[aeo]s? \p{L}+)?) (?:com|con) (?:um |un )?(?:mosaico|quadradinhos|pixels)(?!\p{L})/giu,
    'pixela $<what>',
  ],
  [
    /(?<!\p{L})(?:cach|masqu|couvr)(?:e|er|ir) (?<what>(?:les?|la) (?:visages?|plaques?)(?: d(?:es?|u) \p{L}+)?) avec (?:une |de la |des )?(?:mosaïque|carrés|pixels)(?!\p{L})/giu,
    'pixelise $<what>',
  ],
];
