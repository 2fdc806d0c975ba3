import type { Language } from '../lexicon/languages.ts';
import { MAYBE_COURTESY } from './ends.ts';
import type { Rewording } from './rewording.ts';

/*
 * Prompts that only say what the picture is for or what is wrong with it, in a word or two: "instagram", "a4", "low res". Alone
 * these words mean the usual shape, size or repair; beside a wish they only accompany it.
 */

const bare = (said: string): RegExp =>
  new RegExp(`^\\s*(?:(?:please|bitte|por favor|per favore),? )?(?:${said})${MAYBE_COURTESY}[.!\\s]*$`, 'iu');

const ITS =
  "(?:(?:it|it['’]s|its|this|the (?:photo|picture|pic)|es|das (?:bild|foto)|bild|foto) )?(?:is |looks |ist |wirkt )?";

/** "It looks too pale", with the adjective of each language. */
const tooMuch = (said: Readonly<Record<Language, string>>): string =>
  [
    `${ITS}too ${said.english}`,
    `${ITS}(?:zu|so|etwas) ${said.german}`,
    `(?:está |se ve )?(?:muy|demasiado|tan) ${said.spanish}`,
    `(?:c['’]est |elle est )?(?:trop|un peu|très) ${said.french}`,
    `(?:está |ficou )?(?:muito|meio|tão) ${said.portuguese}`,
    `(?:è )?(?:troppo|molto|un po['’]) ${said.italian}`,
  ].join('|');

const VERY =
  '(?:(?:very|too|so|a bit|sehr|zu|etwas|ganz|muy|demasiado|un poco|très|trop|un peu|muito|meio|um pouco|molto|troppo) )?';

const CLOTHES =
  '(?<what>(?:t-?)?shirts?|dress|blouse|jacket|suit|trousers|pants|clothes|tablecloth|bed ?sheets?|curtains?|hemd|kleid|bluse|jacke|anzug|hose|kleidung|tischdecke|laken|camisa|camiseta|vestido|blusa|chaqueta|traje|pantalón|mantel|sábanas?|chemise|robe|veste|costume|pantalon|nappe|draps?|casaco|terno|calça|toalha|lençol|camicia|maglietta|vestito|giacca|abito|pantaloni|tovaglia|lenzuola)';

export const BARE_WORDS: readonly Rewording[] = [
  [
    bare('(?:for |für |para |pra |pour |per |su |no |en |auf )?(?:my )?(?:instagram|insta|ig)'),
    'instagram post',
  ],
  [
    bare(
      '(?:(?:print|drucken|imprimir|imprimer|stampa|stampare|for|in|en|em|im) )*(?:format |formato )?(?<paper>a[345])(?: (?:drucken|print|format|ausdrucken))?',
    ),
    '$<paper> at 300 dpi',
  ],
  [
    bare(
      "wallpaper|hintergrundbild|fondo de pantalla|fond d['’]écran|papel de parede|sfondo (?:per|del) (?:il )?(?:telefono|cellulare)",
    ),
    'phone wallpaper',
  ],
  [
    bare('low[- ]?res|low quality resolution|(?:niedrige|geringe|schlechte|zu wenig) auflösung'),
    'low resolution',
  ],
  [bare('(?:verschwommen|verwackelt|zu unscharf)(?:es? (?:bild|foto))?'), 'das Bild ist unscharf, schärfen'],
  // Participles of what is wrong, and no wish to pixelate.
  [
    bare(
      '(?:zu |total |ganz )?(?:verpixelt|pixelig)(?:es? (?:bild|foto))?|(?:(?:foto|imagen|muy|imagem|muito) )*pixele?ad[ao]|(?:(?:photo|image|trop) )*pixelisée?',
    ),
    'improve the quality',
  ],
  [bare('brightness'), 'brighten'],
  [
    bare(
      tooMuch({
        english: 'pale',
        german: '(?:blass|bleich|fahl)',
        spanish: 'pálid[ao]',
        french: 'p[âa]le',
        portuguese: 'p[áa]lid[ao]',
        italian: 'pallid[ao]',
      }),
    ),
    'enhance the colors',
  ],
  [
    bare(
      tooMuch({
        english: 'flat',
        german: '(?:flach|flau)',
        spanish: 'plan[ao]',
        french: 'plate?',
        portuguese: '(?:chapad|plan)[ao]',
        italian: 'piatt[ao]',
      }),
    ),
    'more contrast',
  ],
  [bare('(?:(?:make it|turn it into|in|to) )?landscape mode'), 'landscape format'],
  [bare('paysage'), 'format paysage'],
  // A single word says what is wrong with a photo, and not which look it shall get.
  [
    bare(
      `${VERY}(?:yellowed|yellowish|vergilbt|gelblich|amarillent[ao]|jaunie?|jaunâtre|amarelad[ao]|ingiallit[ao]|giallastr[ao])`,
    ),
    'remove the yellow cast',
  ],
  [
    bare(`${VERY}(?:bluish|bläulich|azulad[ao]|bleutée?|bleuâtre|azzurrat[ao]|bluastr[ao])`),
    'remove the blue cast',
  ],
  [bare(`${VERY}(?:reddish|rötlich|rojiz[ao]|rougeâtre|avermelhad[ao]|rossastr[ao])`), 'remove the red cast'],
  [
    bare(
      `${VERY}(?:faded|verblasst|verblichen|ausgeblichen|ausgewaschen|desteñid[ao]|deslavad[ao]|délavée?|desbotad[ao]|sbiadit[ao]|slavat[ao])`,
    ),
    'enhance the colors',
  ],
  [bare(`${VERY}(?:desfocad[ao]|sfocat[ao])`), 'the photo is blurry, sharpen it'],
  [bare('too cool'), 'too cold'],
  [bare('too boring'), 'enhance the colors'],
  [
    bare('zu weit weg|(?:muy|demasiado) lejos|trop loin|(?:muito|tão) longe|troppo lontan[ao]'),
    'too far away',
  ],
  [bare('hell'), 'heller'],
  [bare('rot[ao]'), 'the photo is torn'],
  [bare('farblos'), 'mehr Farbe'],
  [bare('menor'), 'diminui o tamanho'],
  [bare('(?:foto )?(?:muy )?(?:borros[ao]|movid[ao])'), 'la foto está borrosa, enfócala'],
  [bare('(?:photo )?(?:trop )?flou[e]?'), 'la photo est floue, rends-la nette'],
  [
    bare(`(?:my |the |his |her )?(?:wrinkled|creased|crumpled) ${CLOTHES}`),
    'remove the wrinkles from the $<what>',
  ],
  [bare(`(?:mein |meine )?zerknitterte?[nrs]? ${CLOTHES}`), 'Falten aus $<what> entfernen'],
  [
    bare(
      `(?:mi |ma |mon |minha |meu |la |il |el |o |a )?${CLOTHES} (?:arrugad[ao]s?|froissée?s?|amassad[ao]s?|amarrotad[ao]s?|stropicciat[aoie]|spiegazzat[aoie])`,
    ),
    'remove the wrinkles from the $<what>',
  ],
];
