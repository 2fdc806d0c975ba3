/*
 * Second thoughts that turn a wish round: "more contrast, no, less", "sube el contraste, no, bájalo". They name neither the
 * tone nor the part, and what changes in the wish is only the word for its direction.
 */

type Pair = readonly [one: string, other: string];

/** Words for two directions, without accents: for each kind and language those that can take each other's place. */
const DIRECTIONS: readonly (readonly Pair[])[] = [
  'more/less up/down higher/lower raise/lower increase/decrease boost/reduce',
  'mas/menos sube/baja subele/bajale subir/bajar aumenta/disminuye aumenta/reduce aumentar/reducir',
  'mehr/weniger hoch/runter rauf/runter hoher/niedriger erhohe/verringere erhohen/verringern',
  'plus/moins monte/baisse monter/baisser augmente/diminue augmente/reduis augmenter/diminuer',
  'mais/menos sobe/abaixa sobe/baixa aumenta/diminui aumente/diminua aumentar/diminuir',
  'piu/meno alza/abbassa alzare/abbassare aumenta/diminuisci aumentare/diminuire',
  'brighten/darken lighten/darken brighter/darker lighter/darker',
  'aclara/oscurece aclarar/oscurecer clara/oscura claro/oscuro',
  'heller/dunkler',
  'eclaircis/assombris claire/sombre clair/sombre claire/foncee clair/fonce',
  'clareia/escurece clarear/escurecer clara/escura claro/escuro',
  'schiarisci/scurisci schiarire/scurire chiara/scura chiaro/scuro',
  'warmer/cooler warmer/colder',
  'calida/fria calido/frio',
  'warmer/kalter warmer/kuhler',
  'chaude/froide chaud/froid',
  'quente/fria quente/frio',
  'calda/fredda caldo/freddo',
].map((pairs) =>
  pairs.split(' ').map((pair): Pair => {
    const [one = '', other = ''] = pair.split('/');
    return [one, other];
  }),
);

const MAKE =
  '(?:(?:make|turn|bring|take|put|haz|pon|mache?|drehe?|mets|rends|faz|deixa|fai|rendi|hazl[ao]|ponl[ao]|ponle|falla)(?:[- ](?:it|them|es|ihn|sie|das|la|le|les|el[ae]))? )?(?:(?:mas|mais|plus|piu) )?';
const IT = '(?:[- ]?(?:it|them|l[aoei]s?|ihn|sie|es|das|el[ae]s?|isso)|-[oa]s?)?';
const isSaid = (word: string, fragment: string): boolean =>
  new RegExp(`^${MAKE}${word.replace(/e$/u, 'e?')}${IT}$`, 'u').test(fragment);

/** The text with its letters without accents, each in its place. */
const plain = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => letter.normalize('NFD').charAt(0))
    .join('')
    .toLowerCase();

/** True for words that only turn a wish round. */
export const onlyTurns = (fragment: string): boolean =>
  DIRECTIONS.flat(2).some((word) => isSaid(word, plain(fragment)));

/** The wish in the direction that the fragment names. Null if it names none, or the wish has none of its kind, or several. */
export const turnedRound = (wish: string, fragment: string): string | null => {
  const said = plain(fragment);
  for (const pairs of DIRECTIONS) {
    const side = ([0, 1] as const).find((at) => pairs.some((pair) => isSaid(pair[at], said)));
    if (side === undefined) continue;
    const directions = new RegExp(`(?<!\\p{L})(?:${pairs.flat().join('|')})(?!\\p{L})`, 'gu');
    const [found, ...others] = plain(wish).matchAll(directions);
    if (found === undefined || others.length > 0) continue;
    const [word] = found;
    const pair = pairs.find((either) => either.includes(word));
    if (pair !== undefined)
      return `${wish.slice(0, found.index)}${pair[side]}${wish.slice(found.index + word.length)}`;
  }
  return null;
};

/** Words for the opposite of what was said, in six languages. */
export const OTHER_WAY = [
  "(?:(?:it|that)[’']?s )?(?:the )?(?:other way (?:round|around|about)|opposite|reverse)|vice[- ]?versa",
  'andersr?um|anders(?: |he)rum|anders herum|umgekehrt',
  'al rev[eé]s|(?:todo )?lo contrario',
  "(?:c[’' ]?est )?(?:l[’' ]?inverse|le contraire)",
  '(?:é )?(?:ao|o) contr[aá]rio',
  '(?:è )?(?:al|il) contrario',
].join('|');
const ONLY_OTHER_WAY = new RegExp(`^[\\s,.]*(?:${OTHER_WAY})[\\s,.:;!]*$`, 'iu');

/** "No wait, the other way round": what was meant is the opposite, and no turn of the picture. */
export const saysOtherWay = (fragment: string): boolean => ONLY_OTHER_WAY.test(fragment);
