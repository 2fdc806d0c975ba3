import { COLOR_WORD } from '../../words/color-words.ts';
import { AND_WORDS, PLEASE_WORDS } from '../ends.ts';
import { LETTERED_THINGS } from '../../unquoted/on-things.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Greetings that shall stand on the picture, said in small letters and without "write": "happy birthday on it", "alles gute
 * mama draufschreiben", "feliz navidad arriba". A greeting alone is a text as well, because a picture can do nothing else
 * with it. The look or the card that has a greeting's name is none: "a merry christmas card".
 */

interface Language {
  readonly greetings: string;
  /** Thanks and the like, which are a text only with a place. */
  readonly polite: string;
  /** Verbs that put something somewhere. */
  readonly put: string;
  readonly places: string;
  /** The plainer wish, before the text. */
  readonly plainer: string;
  /** What stands behind a greeting that is the name of something else. */
  readonly others: string;
}

const LANGUAGES: readonly Language[] = [
  {
    greetings:
      "happy (?:birthday|b-?day|anniversary|new year|easter|halloween|holidays|(?:mother|father|valentine)['’]?s day|retirement|graduation)|merry (?:christmas|xmas)|congrat(?:ulation)?s|season['’]?s greetings|get well soon|good luck|welcome home|save the date|in (?:loving |fond )?memory of|class of ['’]?(?:\\d{2}|\\d{4})|just married|rest in peace|best wishes",
    polite: 'thank you|thanks|love you|i love you',
    put: '(?:put|add|place|stick|have|with|write)(?: (?:a|the|some|the text|the words))?',
    places:
      '(?:on (?:it|top|(?:the|this|my) (?:photo|picture|pic|image))|(?:at|on|in) (?:the )?(?:very )?(?:top|bottom|middle|(?:(?:top|bottom|lower|upper) )?(?:(?:left|right) )?corner)|across (?:it|the (?:top|bottom|middle|photo|picture))|(?:below|underneath|under)(?: (?:it|the (?:photo|picture|image)))?|above)',
    plainer: 'add the text',
    others:
      'looks?|style|cards?|frames?|banners?|theme|filters?|vibes?|mood|background|stickers?|balloons?|signs?|text|post|hats?|cake|atmosphere|feel(?:ing)?|effect|lights?|tree|party|photos?|picture|is|was|the|in|for|from',
  },
  {
    greetings:
      'alles (?:gute|liebe)(?: zum \\p{L}+)?|frohe (?:weihnachten|ostern|festtage|feiertage)|frohes (?:neues jahr|neues|fest)|herzlichen glückwunsch(?: zum \\p{L}+)?|happy birthday|zum \\d+\\. (?:geburtstag|jubiläum|hochzeitstag)|prosi?t neujahr|guten rutsch|gute besserung|viel glück|schöne grüße(?: (?:aus|von) \\p{L}+)?|liebe grüße(?: (?:aus|von) \\p{L}+)?|herzlich willkommen|in (?:liebevoller |ewiger |stiller )?erinnerung(?: an)?|in liebevollem gedenken(?: an)?',
    polite: 'danke(?: schön| für alles)?|vielen dank|ich liebe dich',
    put: '(?:setze?|pack|mach|schreibe?|tu)(?: (?:mir|bitte|noch))*',
    places:
      '(?:drauf|darauf|obendrauf|drunter|drüber|oben|unten|oben (?:hin|drauf|rein)|unten (?:hin|drauf|rein|drunter)|in die (?:\\p{L}+ )?(?:ecke|mitte)|aufs (?:bild|foto)|auf das (?:bild|foto))',
    plainer: 'füge den Text hinzu:',
    others: 'look|stil|karte|rahmen|banner|motto|filter|stimmung|hintergrund|aufkleber|schild|text|post',
  },
  {
    greetings:
      'feliz (?:cumpleaños|cumple|navidad|año(?: nuevo)?|día(?: de(?:l| la) (?:madre|padre)| mamá| papá)?|aniversario|pascua)|felices fiestas|(?:muchas )?felicidades|bienvenid[oa]s|enhorabuena|recuerdo de \\p{L}+|en (?:memoria|recuerdo) de|próspero año',
    polite: '(?:muchas )?gracias(?: por todo)?|te (?:quiero|amo)(?: mucho)?',
    put: '(?:pon|poner|ponle|p[oó]nme|añade|añadir|agrega|agregar|coloca|escribe)(?: (?:un|el|el texto))?',
    places:
      '(?:encima|arriba|abajo|debajo|en (?:el centro|el medio|la esquina(?: \\p{L}+)?|la (?:foto|imagen)|la parte de (?:arriba|abajo)))',
    plainer: 'añade el texto',
    // Marco is a name as well.
    others: 'estilo|tarjeta|(?<!& )marco|cartel|tema|filtro|ambiente|fondo|pegatina|look|efecto',
  },
  {
    greetings:
      'joyeux (?:anniversaire|no[ëe]l)|joyeuses (?:pâques|fêtes)|bon anniversaire|bonne (?:année|fête)|bonnes fêtes|félicitations|meilleurs v(?:œ|oe)ux|bienvenue|bon voyage|bonne retraite|à la mémoire d(?:e|u)|en souvenir d(?:e|u)',
    polite: "merci(?: pour tout| beaucoup)?|je t['’]aime",
    put: '(?:met[sz]|mettre|ajoute[rz]?|place[rz]?|écris|marque)(?: (?:un|le texte))?',
    places:
      "(?:dessus|dessous|en (?:haut|bas|dessous)|au (?:milieu|centre|dessus)|dans (?:le|un) coin(?: \\p{L}+)?|sur (?:la photo|l['’]image))",
    plainer: 'ajoute le texte',
    others: 'style|carte|cadre|bannière|thème|filtre|ambiance|fond|look|effet',
  },
  {
    greetings:
      'feliz (?:aniversário|natal|ano novo|páscoa|dia (?:das mães|dos pais|mãe|pai))|parabéns|boas festas|bem[- ]vind[oa]s?|saudades|em memória d(?:e|o|a)|em homenagem a',
    polite: 'obrigad[oa](?: por tudo)?|(?:eu )?te amo',
    put: '(?:coloca|coloque|põe|bota|adiciona|escreve|ponha)(?: (?:um|o|o texto))?',
    places:
      '(?:em cima|embaixo|em baixo|no (?:topo|meio|centro|rodapé|canto(?: \\p{L}+)?)|na (?:foto|imagem|parte de (?:cima|baixo)))',
    plainer: 'adiciona o texto',
    others: 'estilo|cartão|moldura|faixa|tema|filtro|clima|fundo|adesivo|look|efeito',
  },
  {
    greetings:
      '(?:tanti )?auguri|buon (?:compleanno|natale|anniversario|anno|onomastico)|buone feste|buona (?:pasqua|festa)|felice anno nuovo|congratulazioni|benvenut[io]|saluti da \\p{L}+|in (?:memoria|ricordo) di',
    polite: '(?:tante )?grazie(?: di tutto)?|ti (?:amo|voglio bene)',
    put: '(?:metti|mettere|mettici|aggiungi|aggiungere|scrivi)(?: (?:un|il|il testo))?',
    places:
      "(?:sopra|sotto|in (?:alto|basso|cima)|al centro|nel mezzo|nell['’]angolo(?: \\p{L}+)?|sulla foto)",
    plainer: 'aggiungi il testo',
    others: 'stile|biglietto|cornice|tema|filtro|atmosfera|sfondo|adesivo|look|effetto',
  },
];

/** "Greeting card: happy birthday": what the picture will be, before the greeting. */
const CARD =
  '(?:(?:for )?(?:an? )?(?:(?:greeting|birthday|christmas|holiday|thank[- ]you) )?(?:card|postcard) ?[:,] |(?:gruß|geburtstags|weihnachts|post)?karte ?[:,] |tarjeta(?: de \\p{L}+)? ?[:,] |carte(?: de \\p{L}+)? ?[:,] |cartão(?: de \\p{L}+)? ?[:,] |biglietto(?: di \\p{L}+)? ?[:,] )?';
const START = `^${CARD}(?:(?:please|bitte|por favor|svp|per favore|und|and|y|et|e|(?:can|could|would) (?:you|u)(?: (?:please|pls))?|kannst du(?: bitte)?|puedes|peux[- ]tu|pode|puoi) )?`;
const PLEASE = `(?:,? (?:${PLEASE_WORDS}))?`;
const END = `(?=\\s*(?:[,.;!?]|$)| (?:${AND_WORDS}|${PLEASE_WORDS}|in|en|em|with|mit|con|avec|com) )`;

/** How letters stand, in six languages. It is no part of a greeting. */
const HOW =
  '(?:curved|gebogen|curvad[oa]|courbée?|curv[oa]|diagonal(?:ly|mente|ement)?|vertical(?:ly|mente|ement)?|vertikal|senkrecht|schräg)';

/** How large they are, in front of their place: "auguri grande in alto", but not "happy birthday big bro". */
const SIZE =
  '(?:(?:in|en|em) )?(?:(?:nice and|schön|bien|bem|bell[oa]|molto) )?(?:big|large|small|tiny|groß|klein|grande|pequeñ[oa]|grand|gros|petit|pequen[oa]|piccol[oa])';

const ON = "(?:on|onto|auf|aufs|sur|sobre|na|no|sulla?|sullo|sull['’]\\p{L}+)";
/** "On the birthday cake": nothing finds where that is, and it is no part of a greeting. */
const ON_THING = `(?:(?:${ON}|en) (?:(?:the|my|our|his|her|die|das|den|dem|la|el|le|les|mi|su|o|a|il) )?(?:\\p{L}+ )?(?:${LETTERED_THINGS})|(?:sur l|sull)['’](?:${LETTERED_THINGS}))`;

/** “Frohe Ostern, dunkelbraun”: the color of the letters. “Rose” may be a name. */
const COLOR = `(?!rose|viol|bianca|blanca)(?:(?:(?:dark|light|bright|pale|deep) )?(?:(?:hell|dunkel)\\p{L}+|${COLOR_WORD})(?: (?:claro|oscuro|clair|foncé|escuro|chiaro|scuro))?)(?!\\p{L})`;

/** In every language, because “happy birthday” is said in all of them. */
const OTHERS = LANGUAGES.map(({ others }) => others).join('|');
/** Verbs of another wish: "happy new year 2025 and crop at the bottom". */
const CHANGE =
  '(?:crop|cut|trim|brighten|darken|blur|sharpen|lighten|zuschneiden|abschneiden|aufhellen|abdunkeln|recorta|corta|aclara|oscurece|coupe|recadre|éclaircis|assombris|clareia|escurece|taglia|ritaglia|schiarisci|scurisci)';

export const GREETINGS: readonly Rewording[] = LANGUAGES.flatMap(
  ({ greetings, polite, put, places, plainer }): Rewording[] => {
    const among = new RegExp(`(?<!\\p{L})(?:${greetings}|${polite})(?!\\p{L})`, 'iu');
    const look = `(?:${HOW}|${SIZE}(?=,? (?:${places})))`;
    // Whom it greets, how old they are, or when: "happy birthday dear grandma", "save the date 14.06. Lena & Marco".
    const whom = `(?:,? (?!(?:${OTHERS}|${look}|${places}|and|und|y|et|e|but|in|en|em|mit|with|con|avec|com|${ON}|${PLEASE_WORDS})(?!\\p{L})|(?<=, )${COLOR}|\\d+ ?(?:px|pixel|pt|%))(?:[\\p{L}'’.-]+|\\d[\\d./:]*(?:st|nd|rd|th|[ªº])?|[&+–]))`;
    const two = `(?:${whom} (?:and|und|y|et|e) (?!${CHANGE}(?!\\p{L}))[\\p{L}'’]+(?=,? ${places}))`;
    const named = (greeting: string, most: number): string => `(?:${greeting})${whom}{0,${most}}?`;
    const text = (...said: readonly string[]): string => `(?<text>(?:${said.join('|')})${two}?!*)`;
    return [
      // "Alles Gute Mama draufschreiben".
      [
        new RegExp(
          `${START}${text(named(`${greetings}|${polite}`, 4))} (?:(?:da)?drauf ?schreiben|drunter ?schreiben|drüber ?schreiben|draufsetzen|soll (?:da )?(?:drauf|drunter)(?: ?stehen)?)(?=\\s*(?:[,.;!?]|$| und ))`,
          'iu',
        ),
        `${plainer} "$<text>"`,
        among,
      ],
      // Many words behind thanks are another wish: “danke, aber es ist noch zu dunkel unten”.
      [
        new RegExp(
          `${START}(?:${put} )?${text(named(greetings, 10), named(polite, 2))}(?<how>,? ${look})?,? (?<place>${places}|${ON_THING})${END}`,
          'iu',
        ),
        `${plainer} "$<text>"$<how> $<place>`,
        among,
      ],
      [
        new RegExp(
          `${START}${put} ${text(named(greetings, 4))}(?<how>,? ${HOW}|, ${COLOR})?${PLEASE}(?=\\s*$)`,
          'iu',
        ),
        `${plainer} "$<text>"$<how>`,
        among,
      ],
      [
        new RegExp(
          `^${CARD}${text(named(greetings, 3))}(?<how>,? ${HOW}|, ${COLOR})?${PLEASE}(?=\\s*$)`,
          'iu',
        ),
        `${plainer} "$<text>"$<how>`,
        among,
      ],
    ];
  },
);
