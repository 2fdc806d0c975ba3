import type { Rewording } from '../rewording.ts';

/*
 * Paintings and drawings that the picture shows: “photo of my oil painting, straighten it”, “crop my sketch to 4:5”.
 * They are the picture, and no look that it shall get. “Turn it into my watercolor style” and “a watercolor of my dog”
 * are looks.
 */

interface Language {
  readonly my: string;
  readonly artworks: string;
  readonly the: string;
  /** Before an artwork of which a picture was taken. */
  readonly photoOf: string;
  /** Words before an artwork that ask to make one. */
  readonly making: string;
  /** Words behind an artwork that make it a look. */
  readonly looks: string;
  /** Says that somebody made the artwork. */
  readonly made: string;
  readonly picture: string;
}

const LANGUAGES: readonly Language[] = [
  {
    my: "(?:my|our|his|her) (?:(?:own|little|old|new|son|daughter|kid|child|mum|mom|dad|sister|brother|friend)(?:['’]?s)? )*",
    artworks:
      '(?:(?:oil|acrylic|pencil|charcoal|ink|chalk|pen|gouache|pastel) )?(?:paintings?|drawings?|sketch(?:es)?)|water ?colou?rs?(?: paintings?)?|oil paintings?|comics?(?: (?:pages?|strips?))?|cartoons?|artworks?',
    the: '(?:this|that) ',
    photoOf: '(?:photo|picture|pic|shot|scan|photograph)s? of (?:an? |the |this |that )?',
    making:
      '(?:like|into|as|to|in|than|do|give me|create|draw|get|want|need|try|apply|use|add|paint|of) (?:an? |the )?',
    looks: 'style|look|effect|filter|version|of',
    made: 'i (?:painted|drew|made) (?:this|the) ',
    picture: 'picture',
  },
  {
    my: '(?:mein|unser|sein|ihr)(?:e[nrms]?|s)? ',
    artworks:
      '(?:(?:öl|blei|acryl|blei?stift|kohle|tusche|kinder)?(?:gemälde|zeichnung(?:en)?|skizzen?))s?|aquarell(?:en?|s)?|comics?|kunstwerks?',
    the: '(?:dieses|diese) ',
    photoOf:
      '(?:foto|bild|aufnahme|scan)s? (?:von |vom )?(?:(?:einem|einer|eines|dem|der|des|diesem|dieser) )?',
    making: '(?:wie|in|als|zu|mach mir|zeichne|male|gib mir|aus) (?:ein(?:e[nrms]?)? )?',
    looks: 'stil|look|effekt|optik|filter|von',
    made: '(?:ich habe|hab) (?:dieses|diese|das|die) ',
    picture: 'Bild',
  },
  {
    my: '(?:mi|mis|nuestr[oa]|su) ',
    artworks:
      '(?:dibujos?|bocetos?|pinturas?|cuadros?)(?: (?:a|al|en) (?:óleo|lápiz|carboncillo|tinta))?|acuarelas?|óleos?|cómics?',
    the: 'est[ea] ',
    photoOf: '(?:foto|imagen|escaneo) (?:de|del) (?:una? |la |este |esta )?',
    making: '(?:como|en|a|hazme|dame|quiero|dibuja|pinta) (?:una? )?',
    looks: 'estilo|efecto|filtro|de',
    made: '(?:yo )?(?:pinté|dibujé|hice) (?:est[ea]|la|el) ',
    picture: 'foto',
  },
  {
    my: '(?:mon|ma|mes|notre|son|sa) ',
    artworks:
      "(?:dessins?|croquis|peintures?|tableaux?)(?: (?:à l['’]huile|au crayon|au fusain|à l['’]encre))?|aquarelles?|bds?",
    the: 'cette? ',
    photoOf: "(?:photo|image|scan) (?:de |du |d['’])(?:une? |la |cette |ce )?",
    making: '(?:comme|en|à|fais-moi|donne-moi|je veux|dessine|peins) (?:une? )?',
    looks: 'style|effet|filtre|de',
    made: "(?:j['’]ai (?:peint|dessiné|fait)) (?:cette?|la|le) ",
    picture: 'photo',
  },
  {
    my: '(?:meu|minha|meus|minhas|noss[oa]) ',
    artworks:
      '(?:desenhos?|esboços?|pinturas?|quadros?)(?: (?:a|à) (?:óleo|lápis|carvão|tinta))?|aquarelas?|hqs?',
    the: '(?:est[ea]|ess[ea]) ',
    photoOf: '(?:foto|imagem|scan) (?:d[aeo]|de uma?) ',
    making: '(?:como|em|para|faz|me dá|quero|desenha|pinta) (?:uma? )?',
    looks: 'estilo|efeito|filtro|de',
    made: '(?:eu )?(?:pintei|desenhei|fiz) (?:est[ea]|ess[ea]|a|o) ',
    picture: 'foto',
  },
  {
    my: '(?:mi[oa]|il mio|la mia|nostr[oa]|su[oa]) ',
    artworks:
      '(?:disegn[oi]|schizz[oi]|dipint[oi]|quadr[oi]|pittur[ae])(?: (?:a|ad) (?:olio|matita|carboncino|china))?|acquerell[oi]|fumett[oi]',
    the: 'quest[oa] ',
    photoOf: "(?:foto|immagine|scansione) (?:di |del |della |dell['’])(?:una? )?",
    making: '(?:come|in|a|fammi|dammi|voglio|disegna|dipingi) (?:una? )?',
    looks: 'stile|effetto|filtro|di',
    made: '(?:ho (?:dipinto|disegnato|fatto)) (?:questo|questa|il|la) ',
    picture: 'foto',
  },
];

export const ARTWORKS_SHOWN: readonly Rewording[] = LANGUAGES.flatMap(
  ({ my, the, artworks, photoOf, making, looks, made, picture }): readonly Rewording[] => {
    const artwork = `(?:${artworks})(?! (?:${looks})(?!\\p{L}))(?!\\p{L}|-)`;
    return [
      [new RegExp(`(?<!\\p{L})(?<!(?<!\\p{L})${making})${photoOf}(?:${my})?${artwork}`, 'giu'), picture],
      [new RegExp(`(?<=^|[.,;] ?)(?:and )?${made}${artwork}[,;.] ?(?=\\p{L})`, 'giu'), ''],
      [
        new RegExp(
          `(?<=^|[.,;!] ?)(?<the>${the})${artwork}(?= (?:is|looks|came out|was|ist|wirkt|wurde|está|quedó|salió|est|paraît|ficou|saiu|è|sembra|risulta) )`,
          'giu',
        ),
        `$<the>${picture}`,
      ],
      [
        new RegExp(`(?<!\\p{L})(?<!(?<!\\p{L})${making})(?<my>${my})${artwork}(?=[ ,;.]+\\p{L}|$)`, 'giu'),
        `$<my>${picture}`,
      ],
    ];
  },
);
