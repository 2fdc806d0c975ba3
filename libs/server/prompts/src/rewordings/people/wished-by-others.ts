import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What somebody else wishes: "my wife wants it brighter" is a wish for the picture, and she need not be in it. Of two who
 * disagree, the one who writes decides, or whoever "wins".
 */

interface Language {
  readonly who: string;
  /** Before what is wished: "wants it". */
  readonly wants: string;
  readonly want: string;
  /** Before a thing that shall change: "wants the dog gone". */
  readonly wantsThing: string;
  readonly wantThing: string;
  /** Before a wish in other words: "says make it darker". */
  readonly says: string;
  /** What takes the wishes of somebody else back: "I disagree". */
  readonly against: string;
  /** The beginning of a wish of one's own that contradicts. */
  readonly butMine: string;
  readonly and: string;
  readonly wins: string;
}

const LANGUAGES: readonly Language[] = [
  {
    who: '(?:(?:my|our|the|his|her) (?!dog|cat|horse)\\p{L}+(?:[- ]in[- ]law)?|grandma|grandpa|mum|mom|dad)',
    wants:
      '(?:wants?|would like|prefers?|needs?|asked for|asked (?:me|us) to make) (?:(?:it|this)(?! \\p{L}+ \\p{L}+er(?!\\p{L}))|(?:the|this) (?:photo|picture|image|pic|diagram|drawing|map|chart|scan|page|poster|logo))(?! one|s| without$)',
    want: 'i want it',
    wantsThing:
      '(?:wants?|would like|asked (?:me|us) to (?:have|get)) (?=(?:the|my|our|his|her|all|every(?:one|body|thing)|an?|no) )',
    wantThing: 'i want ',
    says: '(?:says?|said|tells me|told me)(?: to| i should| we should)?,? (?:make|turn|crop|brighten|darken)(?!\\p{L})',
    against:
      "(?:but )?(?:i (?:disagree|don['’]?t(?: agree| want that| think so)?|do not(?: agree| want that)?|say no)|(?:ignore|forget) (?:her|him|them|that)|not me|no way|(?:s?he|they)(?: is|['’]s|['’]re| are) wrong)",
    butMine: "but (?=(?:i|i['’]d) (?:just|only|actually|rather|prefer|want it|would rather)(?!\\p{L}))",
    and: '(?:and|but|while)',
    wins: '(?:wins|decides)',
  },
  {
    who: '(?:mein|meine|unser|unsere|der|die) (?!hund|katze)\\p{L}+',
    wants:
      '(?:will|wollen|möchten?|hätten?|wünsch(?:t|en) sich|brauch(?:t|en)) (?:es|das|das (?:bild|foto)|die aufnahme)(?: gerne?)?',
    want: 'ich will es',
    wantsThing: '(?:will|wollen|möchten?|hätten? gerne?) (?=(?:den|die|das|alle|ein\\p{L}*|kein\\p{L}*) )',
    wantThing: 'ich will ',
    says: '(?:sagt|meint|sagte|meinte)(?: zu mir)?[,:]? (?:mach|schneide?|dreh)(?!\\p{L})',
    against:
      '(?:aber )?(?:ich (?:nicht|bin dagegen|will das nicht|finde das nicht|sehe das anders)|hör nicht auf (?:sie|ihn)|(?:sie|er) hat unrecht)',
    butMine: 'aber (?=ich (?:will|möchte|hätte|mag) (?:es|nur|lieber)(?!\\p{L}))',
    and: '(?:und|aber)',
    wins: '(?:gewinnt|entscheidet)',
  },
  {
    who: '(?:mis?|nuestr[oa]s?|el|la|los|las) (?!perr[oa]|gat[oa])\\p{L}+',
    wants:
      '(?:l[oa] (?:quieren?|prefieren?|necesitan?)|(?:quieren?|prefieren?) (?:la (?:foto|imagen)|esta foto))',
    want: 'la quiero',
    wantsThing: 'quieren? (?=(?:el|la|los|las|un|una) )',
    wantThing: 'quiero ',
    says: '(?:dice|dijo|me dijo)(?: que)?[,:]? (?:l[oa] )?(?:haga|ponga|haz|pon|recorte)(?:l[oa])?(?!\\p{L})',
    against:
      '(?:pero )?(?:yo no(?: quiero(?: eso)?)?|no estoy de acuerdo|no le hagas caso|está equivocad[oa])',
    butMine: 'pero yo (?=(?:l[oa] (?:quiero|prefiero)|solo|prefiero)(?!\\p{L}))',
    and: '(?:y|pero)',
    wins: '(?:gana|decide|manda)',
  },
  {
    who: '(?:mon|ma|mes|notre|nos|les?|la) (?!chien|chat)\\p{L}+',
    wants:
      '(?:l[ea] (?:veu(?:t|lent)|voudrai(?:t|ent)|préfère(?:nt)?)|(?:veu(?:t|lent)|voudrai(?:t|ent)|préfère(?:nt)?) (?:la|cette) photo)',
    want: 'je la veux',
    wantsThing: "(?:veu(?:t|lent)|voudrai(?:t|ent)) (?=(?:le |la |les |l['’]|une? ))",
    wantThing: 'je veux ',
    says: '(?:dit|a dit|me dit)(?: de)?[,:]? (?:l[ae] )?(?:mets|fais|rends|mettre|faire|rendre|recadre[rz]?)(?!\\p{L})',
    against:
      "(?:mais )?(?:moi non|pas moi|je (?:ne suis|suis) pas d['’]accord|je (?:n['’]en|ne) veux pas|(?:ne l['’]|l['’])écoute pas)",
    butMine: 'mais (?:moi,? )?(?=je (?:l[ae] (?:veux|préfère)|veux juste|préfère)(?!\\p{L}))',
    and: '(?:et|mais)',
    wins: '(?:gagne|décide)',
  },
  {
    who: '(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?) (?!cachorr[oa]|gat[oa])\\p{L}+',
    wants:
      '(?:quer(?:em)?|preferem?)(?: el[ea]| a foto| isso)?(?= (?:em|mais|com|menos|sem|quadrad[oa])(?!\\p{L}))',
    want: 'quero',
    wantsThing: 'quer(?:em)? (?=(?:o|a|os|as|um|uma) )',
    wantThing: 'quero ',
    says: '(?:diz|disse|falou)(?: pra| para)?[,:]? (?:deixa|põe|coloca|faz|deixar|pôr|colocar|fazer|cortar)(?!\\p{L})',
    against:
      '(?:mas )?(?:eu não(?: quero(?: isso)?)?|não concordo|eu discordo|não liga (?:pra|para) (?:ela|ele))',
    butMine: 'mas eu (?=(?:quero|prefiro|só)(?!\\p{L}))',
    and: '(?:e|mas)',
    wins: '(?:ganha|vence|decide|manda)',
  },
  {
    who: '(?:(?:il |la |i |le )?(?:mio|mia|miei|mie|nostr[oaie])|il|la) (?!can[ei]|gatt[oaie])\\p{L}+',
    wants:
      '(?:l[oa] (?:vuole|vogliono|vorrebbe(?:ro)?|preferi(?:sce|scono))|(?:vuole|vogliono|vorrebbe(?:ro)?|preferi(?:sce|scono)) (?:la|questa) foto)',
    want: 'la voglio',
    wantsThing: "(?:vuole|vogliono|vorrebbe|vorrebbero) (?=(?:il |lo |la |i |gli |le |l['’]|un[oa]? ))",
    wantThing: 'voglio ',
    says: '(?:dice|ha detto|mi dice)(?: di)?[,:]? (?:fall[oa]|mettil[oa]|rendil[oa]|farl[oa]|metterl[oa]|renderl[oa]|ritaglia\\p{L}*)(?!\\p{L})',
    against:
      "(?:ma )?(?:io no(?: non voglio)?|non sono d['’]accordo|non (?:lo|la|darle|dargli) (?:ascoltare|retta))",
    butMine: 'ma io (?=(?:l[oa] (?:voglio|preferisco)|voglio solo|preferisco)(?!\\p{L}))',
    and: '(?:e|ma)',
    wins: '(?:vince|decide)',
  },
];

const START = '(?<=(?:^|[.!?;])\\s*)';
/** What one of two wishes, up to the next sign. */
const WISHED = '[^,.;!?]{2,60}?';

const lastWord = (who: unknown): string => String(who).toLowerCase().split(' ').at(-1) ?? '';

const ofLanguage = ({
  who,
  wants,
  want,
  wantsThing,
  wantThing,
  says,
  against,
  butMine,
  and,
  wins,
}: Language): Rewording[] => [
  // "My boss wants it black and white, my wife wants it in sepia, the boss wins."
  [
    new RegExp(
      `${START}(?<one>${who}) ${wants} (?<first>${WISHED})[,;]? (?:${and} )?(?<other>${who}) (?:${wants} )?(?<second>${WISHED})[,.;!]+ (?:(?:\\p{L}+ )?${wins} (?<before>${who})|(?<after>${who}) ${wins})`,
      'giu',
    ),
    (...found) => {
      const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
      const winner = lastWord(groups['before'] ?? groups['after']);
      const isFirst = winner === lastWord(groups['one']);
      const isSecond = winner === lastWord(groups['other']);
      return isFirst === isSecond
        ? String(found[0])
        : `${want} ${String(groups[isFirst ? 'first' : 'second'])}`;
    },
  ],
  // "My sister says make it darker. I disagree. Just crop it."
  [new RegExp(`${START}${who} (?:${wants}|${says})[^,.;!?]*[,.;!]+ ${against}[,.;!]+ (?=\\p{L})`, 'giu'), ''],
  [new RegExp(`${START}${who} (?:${wants}|${says})[^,.;!?]*,? ${butMine}`, 'giu'), ''],
  [word(`${who} ${wants}(?= \\p{L})`), want],
  [new RegExp(`(?<!\\p{L})${who} ${wantsThing}`, 'giu'), wantThing],
];

export const WISHED_BY_OTHERS: readonly Rewording[] = LANGUAGES.flatMap(ofLanguage);
