import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Parts of a face that are named after something that looks the same: rabbit's eyes are red ones, and skin like orange peel
 * shall be smoother.
 */

interface Language {
  readonly redEyes: readonly [likened: string, plainer: string];
  readonly yellowTeeth: readonly [likened: string, plainer: string];
  readonly roughSkin: readonly [likened: string, plainer: string];
}

const LANGUAGES: readonly Language[] = [
  {
    redEyes: ["(?:rabbit|bunny|demon|devil|vampire)(?:[’']s)? eyes", 'red eyes'],
    yellowTeeth: [
      "(?:(?:i|he|she|we) (?:have|has|got) )?(?:smoker|coffee drinker|tea drinker|nicotine|coffee|tea)(?:[’']?s|s[’'])? teeth",
      'yellow teeth',
    ],
    roughSkin: [
      '(?:my|her|his|the|their) (?:skin|face) (?:looks|look|is|feels) like (?:an? |the )?(?:orange peel|sandpaper|moon|cheese grater|golf ball)(?: skin)?',
      'smooth the skin',
    ],
  },
  {
    redEyes: ['(?:kaninchen|teufels|dämonen|vampir)augen', 'rote Augen'],
    yellowTeeth: [
      '(?:(?:ich hab|ich habe|er hat|sie hat) )?(?:raucher|kaffee|tee|nikotin)zähne',
      'gelbe Zähne',
    ],
    roughSkin: [
      '(?:(?:meine|ihre|seine|die) )?haut (?:(?:ist|sieht aus|wirkt) )?wie (?:eine )?(?:orangenhaut|orangenschale|schmirgelpapier|sandpapier|ein golfball)(?: aus)?',
      'Haut glätten',
    ],
  },
  {
    redEyes: ['ojos de (?:conejo|diablo|demonio|vampiro)', 'ojos rojos'],
    yellowTeeth: ['(?:(?:tengo|tiene) (?:los )?)?dientes de (?:fumador|fumadora|café)', 'dientes amarillos'],
    roughSkin: [
      '(?:(?:mi|su|la) )?piel (?:(?:parece|es|como|está como|de) )+(?:(?:cáscara|piel) de )?(?:naranja|lija|la luna)',
      'suaviza la piel',
    ],
  },
  {
    redEyes: ['yeux de (?:lapin|diable|démon|vampire)', 'yeux rouges'],
    yellowTeeth: ["(?:(?:j['’]ai|il a|elle a) (?:des |les )?)?dents de (?:fumeur|fumeuse)", 'dents jaunes'],
    roughSkin: [
      "(?:(?:ma|sa|la) )?peau (?:(?:ressemble à|est|comme|fait) )*(?:(?:de la|de|d['’]une|une|du|d['’]) ?)?(?:peau d['’]orange|orange|papier de verre)",
      'lisse la peau',
    ],
  },
  {
    redEyes: ['olhos de (?:coelho|diabo|demônio|vampiro)', 'olhos vermelhos'],
    yellowTeeth: ['(?:(?:tenho|tem) (?:os )?)?dentes de (?:fumante|fumador)', 'dentes amarelos'],
    roughSkin: [
      '(?:(?:a )?(?:minha|sua) |a )?pele (?:(?:parece|é|está|tá|como|com cara de|de) )+(?:uma )?(?:casca de laranja|laranja|lixa)',
      'suaviza a pele',
    ],
  },
  {
    redEyes: ['occhi da (?:coniglio|diavolo|demone|vampiro)', 'occhi rossi'],
    yellowTeeth: ['(?:(?:ho|ha) (?:i )?)?denti da fumat(?:ore|rice)', 'denti gialli'],
    roughSkin: [
      "(?:(?:la )?(?:mia|sua) |la )?pelle (?:(?:sembra|è|come|a) )+(?:una )?(?:buccia d['’]arancia|carta vetrata)",
      'leviga la pelle',
    ],
  },
];

/** "Red eyes like a vampire": what red eyes look like says no more than that they are red. */
const RED_LIKE: Rewording = [
  /(?<=(?<!\p{L})(?:red eyes|eyes (?:are |look )?(?:all |so )?red|rote augen|augen (?:sind )?(?:so |ganz )?rot|ojos (?:muy |tan )?rojos|yeux (?:tout |très )?rouges|olhos (?:muito |tão )?vermelhos|occhi (?:tutti |così )?rossi)),? (?:(?:just )?like|wie|como|comme|come) (?:(?:an?|ein|eine|una?|une|des?|le|la|um|uma) )?(?:vampire?s?|vampir[eo]s?|vampir|rabbits?|bunny|kaninchen|conejos?|lapins?|coelhos?|conigli[oe]?|demons?|dämon|demonios?|démons?|demônios?|demoni[oi]?|devil|teufel|diablos?|diables?|diabos?|diavol[oi]|zombies?|zombi|monsters?|monstruos?|monstres?|monstros?|mostr[oi])(?!\p{L})/giu,
  '',
];

export const LIKENED_PARTS: readonly Rewording[] = [
  RED_LIKE,
  ...LANGUAGES.flatMap(({ redEyes, yellowTeeth, roughSkin }) =>
    [redEyes, yellowTeeth, roughSkin].map(([likened, plainer]): Rewording => [word(likened), plainer]),
  ),
];
