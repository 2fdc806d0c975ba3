import { inPlainerWords, type Rewording } from '../rewordings/rewording.ts';

/* Questions for a way to do something, and for help with it, which are wishes for it; and for whom it is, said before it. */

/** Before a verb in its plain form. */
const VERB_FOLLOWS = "(?=(?:(?:la|le|lo|les|l['’]|los|las|o|a|os|as|il|me|mir|meine[nmr]?) ?)?\\p{L}{3})";
const START = '(?<=^|[.!?;,:\\n]\\s*|^[¿]|[.!?;,]\\s*[¿])';
const question = (asked: string, plainer: string): Rewording => [
  new RegExp(`${START}(?:${asked}) ${VERB_FOLLOWS}`, 'giu'),
  `${plainer} `,
];

const QUESTIONS: readonly Rewording[] = [
  // "How do I blur the background?"
  question('how (?:do|can|could|would|should) (?:i|we)', 'please'),
  question('is there (?:a|any|some) way (?:for you )?to', 'please'),
  question('comment (?:puis-je|je peux|faire pour|on peut|peut-on)', 'peux-tu'),
  [/(?<=^|[.!?;]\s*)comment (?=(?:(?:la|le|les) |l['’])?\p{L}+(?:er|ir|re)(?!\p{L}))/giu, 'peux-tu '],
  question('(?:il )?y a(?:-t-il| t il)? (?:un )?moyen de', 'peux-tu'),
  question('(?:habría|hay|existe) (?:alguna )?(?:forma|manera|modo) de', 'puedes'),
  question("c['’]è (?:un )?modo (?:di|per)", 'puoi'),
  // "Kannst du mir helfen, …", "me ayudas a quitar el coche?"
  question('(?:me )?(?:ayudas|ayúdame|ayudáis|(?:puedes|podrías) ayudarme) a', 'puedes'),
  question("(?:aide[sz]?-moi|(?:tu peux|peux-tu|vous pouvez|pouvez-vous) m['’]aider) à", 'peux-tu'),
  question('(?:me ajuda|me ajude|ajuda-me|(?:pode|você pode) me ajudar) a', 'pode'),
  question('(?:mi aiuti|aiutami|mi aiutate|(?:puoi|potresti) aiutarmi) a', 'puoi'),
  // "Ist es möglich, das Bild heller zu machen?"
  [
    /(?<=^|[.!?;]\s*)(?:ist|wäre) es möglich,? (?<what>[^.!?;,]{2,60}?) (?<apart>auf|ab|an|aus|ein|hinzu|um|weg|heraus|raus|zu)zu(?<verb>\p{L}{3,}n)(?!\p{L})/giu,
    'kannst du $<what> $<apart>$<verb>',
  ],
  [
    /(?<=^|[.!?;]\s*)(?:ist|wäre) es möglich,? (?<what>[^.!?;,]{2,60}?) zu (?<verb>\p{L}{3,}n)(?!\p{L})/giu,
    'kannst du $<what> $<verb>',
  ],
];

/** "Für die Oma: …", "for my mum: …". */
const FOR_SOMEBODY: Rewording = [
  /^\s*(?:for|für|para|pour|per|pra) (?:(?:my|our|the|die|den|das|meine?n?|unsere?n?|mi|la|el|mon|ma|le|meu|minha|o|a|il mio|mia|mio|il) )?(?:grandm[ao]\p{L}*|granny|nan|mom|mum|mother|dad|father|sister|brother|wife|husband|boss|oma|opa|mama|mutti|papa|mutter|vater|schwester|bruder|frau|chefin|chef|abuel[ao]|madre|padre|mamá|papá|hermana|hermano|mamie|papi|grand-mère|mère|père|maman|avó|avô|vovó|mãe|pai|nonn[ao]|mamma|papà|cv|resume|application|bewerbung|currículum?|currículo|curriculum): +(?=\p{L})/iu,
  '',
];

/** "For a poster" beside a wish is no wish for a larger picture, unless something is said of its size. */
const FOR_POSTER: Rewording = [
  /(?<=\p{L}{3,} .*\p{L} )(?:for|für|para|pour|per|pra|pro) (?:an? |einen? |ein |una? |une |um |uma |il |lo |el |le )?(?:posters?|plakate?|affiches?|carte(?:l|les)|cartaz(?:es)?|p[oó]steres?|locandin[ae]|flyers?)(?=\s*(?:[,.;!?]|$))/iu,
  '',
  /^(?![^]*(?<!\p{L})(?:big|large|enlarg|upscal|resol|qualit|print|hd|4k|dpi|pixel|gro(?:ß|ss)|größ|vergr|druck|scharf|aument|ampli|agrand|ingrand|imprim|stamp|gran|need (?:this|it)|use (?:this|it)|size|format|add|write|turn|make (?:it|this) (?:a|into)))/iu,
];

/** The prompt with plain wishes in place of questions for help, and without those for whom it is. */
export const withoutQuestions = inPlainerWords([FOR_SOMEBODY, FOR_POSTER, ...QUESTIONS]);
