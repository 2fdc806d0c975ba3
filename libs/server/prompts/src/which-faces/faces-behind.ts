/*
 * Turns of phrase for the faces of those in the background, in the six languages: “the faces behind us”, “die Gesichter im
 * Hintergrund”, “les visages des gens derrière”.
 */

/** What may follow: nothing, or the beginning of another part of the prompt. */
const END =
  '(?=\\s*(?:[,.;:!?\\n]|$| (?:and|but|so|because|for|please|pls|und|aber|damit|weil|bitte|verpixeln|verpixelt|unkenntlich|verdecken|verstecken|abdecken|zensieren|verwischen|weichzeichnen|unscharf|anonymisieren|et|mais|pour|svp|y|pero|para|porque|por|e|mas|pra|ma|per|perché)(?!\\p{L})))';
const WHO = '(?:\\p{L}+ ){0,2}';

/** The words in each language, and its word for all faces. */
const BEHIND: readonly (readonly [said: string, faces: string])[] = [
  [
    `(?:(?:any|every)(?:body|one)['’]?s faces?|(?:the |all |any |all the )?(?:people['’]?s?['’]? |strangers['’]? )?faces|the face(?= of (?:the |all |those )(?:people|kids|children|men|women|guests|strangers|others|boys|girls|students|passers-?by)(?!\\p{L}))) (?:of (?:the |all |all the |any )?${WHO})?(?:(?:who are |that are )?(?:in|at) the (?:very )?(?:back|background|rear)|(?:who are )?behind (?:us|me|him|her|them|(?:the|my|our) (?!(?:mask|window|glass|glasses|sunglasses|veil|scarf|hair|beard|hands?|screen|phone|camera)(?!\\p{L}))\\p{L}+))`,
    'the faces',
  ],
  ['(?:the |all |any |all the )?background faces', 'the faces'],
  [
    `(?:(?:die |alle )?gesichter|das gesicht(?= (?:der (?:leute|menschen|personen|kinder|frauen|männer|jungen|mädchen|gäste|touristen|passanten|fremden|anderen|schüler)|von allen)(?!\\p{L}))) (?:(?:der|von(?: den)?|aller) ${WHO})?(?:im hintergrund|(?:da |ganz )?hinten|hinter (?:uns|mir|ihm|ihr|ihnen))`,
    'die Gesichter',
  ],
  [
    `(?:(?:las |los |todas las |todos los )?(?:caras|rostros)|(?:la cara|el rostro)(?= de (?:la gente|los|las)(?!\\p{L}))) (?:de (?:la |las |los )?${WHO}|del? )?(?:(?:del|al|en el) fondo|de atrás|de atras|de detrás|detrás(?: (?:de nosotros|de mí|de ella|de él|nuestra?))?)`,
    'las caras',
  ],
  [
    `(?:(?:les |tous les )?visages|(?:le visage|la tête)(?= des(?!\\p{L}))) (?:(?:des|de tous les) ${WHO})?(?:(?:à|a|en|dans|de) l['’]arri[èe]re[- ]plan|au fond|(?:de )?derri[èe]re(?: (?:nous|moi|elle|lui|eux))?|en fond)`,
    'les visages',
  ],
  [
    `(?:(?:os |as |todos os |todas as )?(?:rostos|caras)|(?:o rosto|a cara)(?= d(?:[ao]s|e todos)(?!\\p{L}))) (?:(?:das|dos|de) ${WHO})?(?:(?:a[ot]|n[oa]|do) fundo|(?:de |lá )?atrás(?: (?:de (?:nós|mim)|dela|dele|da gente))?|de trás)`,
    'os rostos',
  ],
  [
    `(?:(?:i |le |tutti i |tutte le )?(?:volti|visi|facce)|(?:il v(?:olt|is)o|la faccia)(?= d(?:ei|egli|elle)(?!\\p{L}))) (?:(?:delle|degli|dei|di) ${WHO})?(?:sullo sfondo|in fondo|(?:di )?dietro(?: (?:di noi|di me|a noi|a me|a lei|a lui))?|alle spalle)`,
    'i volti',
  ],
];
const FORMS = BEHIND.map(([said, faces]) => ({
  said: new RegExp(`(?<!\\p{L})(?:${said})${END}`, 'iu'),
  faces,
}));

/** Other faces that shall be hidden as well: “blur our faces and the faces behind us”. */
const OTHERS =
  /(?<!\p{L})(?:faces?|gesicht(?:er)?|visages?|caras?|rostros?|rostos?|volt[oi]|visi)(?: [^,.;!?]{1,20})? (?:and|und|y|et|e)(?: (?:also|auch))? $/iu;

interface FacesBehind {
  /** The prompt with a word for all faces in place of the words for those in the background. */
  readonly plain: string;
  readonly areAllMeant: boolean;
}

/** The faces in the background that a prompt means. Null if it means none. */
export const facesBehind = (prompt: string): FacesBehind | null => {
  for (const { said, faces } of FORMS) {
    const found = said.exec(prompt);
    if (found === null) continue;
    return {
      plain: prompt.replace(said, () => faces),
      areAllMeant: OTHERS.test(prompt.slice(0, found.index)),
    };
  }
  return null;
};
