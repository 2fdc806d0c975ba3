import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* "It is 12 MB, make it lighter": what the file weighs now is no limit, and what shall be lighter is the file. */

const WEIGHT =
  '\\d+(?:[.,]\\d+)? ?(?:mb|mo|kb|ko|megs?|mega?s?|megabytes?|mega ?octets?|mbytes?)(?!\\p{L})(?: (?:big|large|heavy|groß|schwer|grande|de peso|di peso))?';
const ABOUT =
  '(?:(?:about|around|over|nearly|already|now|currently|like|still|über|fast|schon|jetzt|gerade|etwa|ca\\.?|rund|ya|ahora|casi|unos|como|más de|déjà|presque|environ|plus de|actuellement|já|quase|uns|mais de|agora|già|quasi|circa|tipo|più di|ora|adesso) )?';
const FILE =
  "(?:(?:the|this|my|das|die|mein|meine|la|mi|esta|este|el|ma|cette|le|mon|a|o|minha|essa|esse|questa|il|questo) ?|l[’'])?(?:photo|picture|pic|image|file|foto|bild|datei|imagen|archivo|fichier|imagem|arquivo|ficheiro|immagine)";
/** What happens to so heavy a file where it is sent. */
const TOLD_OF_IT =
  '(?:[,;] ?(?:and |und |y |et |e )?(?:whats ?app|telegram|insta\\p{L}*|facebook|vinted|ebay|gmail|outlook)(?: [^\\s\\d,.;:!?]+){1,6}(?=[,.;!?]))?';

const TOO_HEAVY =
  '(?:(?:way|far|a bit|viel|etwas|beaucoup|un po|muito|demasiado) )?(?:too (?:heavy|big|large)|zu (?:schwer|groß)|(?:demasiado|muy) (?:pesad[oa]|grande)|trop (?:lourde?|grande?|grosse?)|pesad[oa] demais|muito (?:pesad[oa]|grande)|troppo (?:pesante|grande|pesa))';
const FOR_IT = '(?: (?:for|to|für|fürs|zum|para|pra|pro|por|pour|à|per)(?: [\\p{L}-]+){1,3})?';

interface Language {
  readonly is: string;
  /** To make it lighter or smaller. */
  readonly lighter: string;
  readonly plainer: string;
}

const LANGUAGES: readonly Language[] = [
  {
    is: "(?:it['’]?s|it is|this is|is|weighs|it weighs|has)",
    lighter:
      '(?:(?:please |can you |could you )*(?:make|get) (?:it|this|the (?:file|photo|picture|image)) (?:(?:a bit|a little|much|a lot|way) )?(?:light(?:er)?|small(?:er)?|less heavy)|(?:(?:i|we) )?need it (?:light(?:er)?|small(?:er)?|less heavy)|(?:please )?shrink (?:it|this|the file))(?: for me)?(?:,? but (?:still )?(?:nice|pretty|good|sharp)(?: looking)?)?',
    plainer: 'compress the file',
  },
  {
    is: '(?:(?:es|sie|das|die) )?(?:ist|hat|wiegt|sind)',
    lighter:
      '(?:bitte )?(?:mach(?:e|en|st du)? )?(?:mir )?(?:(?:es|sie|das|die datei|das (?:bild|foto)) )?(?:bitte )?(?:(?:etwas|viel|deutlich) )?(?:leicht(?:er)?|klein(?:er)?|verkleinern|schrumpfen)(?: machen)?(?:,? aber (?:trotzdem )?(?:schön|gut|scharf))?',
    plainer: 'Datei komprimieren',
  },
  {
    is: '(?:pesa|tiene|es de|son|ocupa|está en)',
    lighter:
      '(?:(?:h[aá]z(?:me)?|d[eé]j(?:a|ame)|pon(?:me)?)l[ao] )?(?:por favor )?(?:(?:un poco|mucho) )?(?:más )?(?:liger|livian|chic|pequeñ|chiquit)(?:[ao]|it[ao])(?:,? pero (?:bonit|lind|buen)[ao])?|(?:(?:necesito|quiero) )?que pese menos|alig[eé]r(?:a|e)l[ao]|ach[ií]cal[ao]',
    plainer: 'comprime el archivo',
  },
  {
    is: '(?:elle |il |ça )?(?:pèse|fait|est (?:de|à))',
    lighter:
      "(?:(?:rends?|fais)(?:-l[ae])?(?:-moi)? )?(?:(?:un peu|beaucoup) )?(?:plus )?(?:légère|léger|petite?)(?:,? mais (?:belle|jolie))?|all[èé]ge[rz]?(?:-la)?|rends-la moins lourde|qu['’]elle pèse moins",
    plainer: 'compresse le fichier',
  },
  {
    is: '(?:(?:ela|ele) )?(?:pesa|tem|é de|são|está com|tá com)',
    lighter:
      '(?:(?:deix[ae]|faz|faça|põe|torna)(?:-me)?(?:-a| ela| a foto)? )?(?:(?:um pouco|bem) )?(?:mais )?(?:leve(?:zinha)?|menor|pequena)(?:,? mas (?:bonita|boa))?|(?:preciso )?que pese menos|faz pesar menos',
    plainer: 'comprimir o arquivo',
  },
  {
    is: '(?:pesa|è (?:da|di)|sono|ha|occupa|fa)',
    lighter:
      "(?:(?:f(?:a|ai|ammi)|fam|rendi(?:me)?|voglio|vorrei)(?:me)?(?:l[ao])? )?(?:(?:un po['’]?|molto) )?(?:più )?(?:legger|piccol)[ao](?:,? ma (?:bella|buona))?|allegger(?:isci|ire)(?:l[ao]|mela)?",
    plainer: 'comprimi il file',
  },
];

/** The prompt has no other number that may be the limit. */
const ONE_NUMBER = /^\D*\d+(?:[.,]\d+)?\D*$/u;
const NO_LIMIT = '(?![^.!?]{0,20}(?:max|limit|höchst|límite|plafond))';

export const PRESENT_WEIGHTS: readonly Rewording[] = LANGUAGES.map(({ is, lighter, plainer }) => [
  new RegExp(
    `(?<=(?:^|[.,;!?(])\\s*)(?:${FILE} )?(?<!\\p{L})${is} ${ABOUT}${WEIGHT}${NO_LIMIT}${TOLD_OF_IT}(?:[)\\s,.;:!-]|(?:and|und|y|et|e)(?!\\p{L}))+(?:${lighter}|${TOO_HEAVY})${FOR_IT}${BEFORE_NEXT_WISH}`,
    'iu',
  ),
  plainer,
  ONE_NUMBER,
]);
