import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Make it grainy and kinda 70s looking", “quero foto bem granulada”: grain that is wished. What is grainy already is a fault, which both readers take
 * away.
 */

interface Language {
  /** A verb that asks to make the picture so. */
  readonly made: string;
  /** “Really”, before “grainy”. */
  readonly very: string;
  readonly grainy: string;
  /** A decade behind the wish for grain (“like in the 70s”), with the words that lead to it. */
  readonly decade: string;
  readonly plainer: string;
  readonly little: string;
  readonly aLittle: string;
  /** Before the decade. */
  readonly look: string;
}

const START =
  '(?<=(?:^|[.,;:!?]|(?<!\\p{L})(?:and|please|pls|you|then|just|und|bitte|dann|y|luego|et|puis|e|poi|depois)) *)';

const LANGUAGES: readonly Language[] = [
  {
    made: '(?:make|render) (?:it|this|the (?:photo|picture|pic|image))(?: look)?|give (?:it|this) a|(?:i|we) want (?:it|this|the (?:photo|picture|pic|image))',
    very: '(?:really|very|nice and|super)',
    grainy: '(?:all )?(?:grainy|gritty)(?: (?:look|feel|texture))?',
    decade:
      "and (?:kinda |kind of |sort of |a bit )?(?<age>(?:19)?[5-9]0['’]?s)(?:[- ](?:looking|looks?|style|ish|like|vibes?))?",
    plainer: 'add film grain',
    little: '(?:a (?:bit|little)|slightly|kinda|kind of|sort of)',
    aLittle: 'add a bit of film grain',
    look: '$ look',
  },
  {
    made: '(?:mach|lass)(?:e|t)? (?:es|das (?:bild|foto)|die (?:bilder|fotos))|(?:ich )?(?:will|möchte|hätte gern) (?:es|das (?:bild|foto)|das ganze)',
    very: '(?:richtig|schön|sehr|so richtig)',
    grainy: '(?:grob)?körnig(?:er)?(?: aussehen| wirken)?',
    decade: 'und (?:im |wie )?(?<age>(?:19)?[5-9]0er)(?:[- ](?:jahre|stil|look))*',
    plainer: 'Filmkorn hinzufügen',
    little: '(?:etwas|leicht|ein bisschen|ein wenig)',
    aLittle: 'etwas Filmkorn hinzufügen',
    look: '$-Look',
  },
  {
    made: 'haz(?:la|lo)|haz que (?:se vea|quede|sea|parezca)|haz la (?:foto|imagen)|deja la (?:foto|imagen)|pon la (?:foto|imagen)|ponla|(?:la )?quiero(?: (?:la|una) (?:foto|imagen)| que (?:salga|quede|se vea))?',
    very: '(?:bien|muy|súper)',
    grainy: '(?:granulad[oa]|granulos[oa])',
    decade: 'y (?:al |de )?(?:estilo )?(?:de )?(?:los )?(?:años )?(?<age>[5-9]0)',
    plainer: 'añade grano de película',
    little: '(?:un poco|algo|ligeramente)',
    aLittle: 'añade un poco de grano de película',
    look: 'estilo años $',
  },
  {
    made: "(?:rends|fais)[- ](?:la|le)|rends (?:la (?:photo|image)|l['’]image)|fais que (?:la photo|l['’]image) soit|je (?:la |le )?(?:veux|voudrais)(?: (?:la|une) (?:photo|image))?",
    very: '(?:bien|très)',
    grainy: '(?:granuleu(?:x|se))',
    decade: 'et (?:style |look )?(?:des )?années (?<age>[5-9]0)',
    plainer: 'ajoute du grain argentique',
    little: '(?:un peu|légèrement)',
    aLittle: 'ajoute un peu de grain argentique',
    look: 'style années $',
  },
  {
    made: '(?:deix[ae]|torn[ae]|faz|faça)(?: (?:ela|a (?:foto|imagem)))?(?: (?:ficar|parecer))?|quero(?: (?:a |uma )?(?:foto|imagem)| ela| que fique)?',
    very: '(?:bem|muito|super)',
    grainy: '(?:granulad[oa]|granulos[oa])',
    decade: 'e (?:com )?(?:estilo |cara )?(?:de )?(?:d?os )?anos (?<age>[5-9]0)',
    plainer: 'adiciona granulação de filme',
    little: '(?:um pouco|levemente|meio)',
    aLittle: 'adiciona um pouco de granulação de filme',
    look: 'estilo anos $',
  },
  {
    made: "(?:rendi|fai|falla|fammi)(?:la|lo)?(?: (?:la foto|l['’]immagine|questa foto))?|(?:la )?(?:voglio|vorrei)(?: (?:la |una )?(?:foto|immagine))?",
    very: '(?:molto|bella|proprio)',
    grainy: '(?:granulos[oa]|sgranat[oa])',
    decade: 'e (?:in )?(?:stile )?(?:degli )?anni (?<age>[5-9]0)',
    plainer: 'aggiungi grana della pellicola',
    little: "(?:un po[’']|leggermente)",
    aLittle: "aggiungi un po' di grana della pellicola",
    look: 'stile anni $',
  },
];

export const MADE_GRAINY: readonly Rewording[] = LANGUAGES.map(
  ({ made, very, grainy, decade, plainer, little, aLittle, look }): Rewording => [
    new RegExp(
      `${START}(?:${made}) (?:${very} |(?<little>${little} ))?${grainy}(?:,? ${decade}(?=\\s*(?:[,.;!?]|$)| \\p{L})|${BEFORE_NEXT_WISH}|(?= (?:with|mit|con|avec|com)(?!\\p{L})))`,
      'giu',
    ),
    (...found) => {
      const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
      const age = groups['age'] === undefined ? '' : `, ${look.replace('$', groups['age'])}`;
      return `${groups['little'] === undefined ? plainer : aLittle}${age}${age === '' ? '' : ','}`;
    },
  ],
);
