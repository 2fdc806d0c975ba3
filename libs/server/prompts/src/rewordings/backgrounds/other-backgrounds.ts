import { PUT_SOMEBODY } from '../people/put-somebody.ts';
import type { Rewording } from '../rewording.ts';

/* Another picture as the background, in words that name what it shows: "put us in the forest from my second photo". */

interface Language {
  /** The other picture, with its article: "my second photo". */
  readonly other: string;
  readonly of: string;
  /** Somebody is put somewhere: the verb and who is put, and the place before the other picture. */
  readonly put: string;
  readonly at: string;
  /** "Use the mountains of … behind us". */
  readonly use: string;
  readonly behind: string;
  /** "Put the beach photo behind us": what the picture shows says that it is another one. */
  readonly shownBehind: string;
  /** "Change the background to …", with slips of typing. */
  readonly exchange: string;
  readonly background: string;
}

const en = '(?:photo|picture|pic|image|shot)';
const es = '(?:foto|imagen|fotografía)';
const NAME = '(?:[\\p{L}-]+ ){0,2}?';

const LANGUAGES: readonly Language[] = [
  {
    other: `(?:(?:the|my|our|that|an?) (?:other|second|2nd|uploaded|attached|added) ${NAME}${en}|(?:the|my|our|that) ${NAME}${en} (?:that )?(?:i|we)(?:'ve| have)? (?:just )?(?:uploaded|attached|added|sent|gave you))`,
    of: '(?:from|of|in|on)',
    put: `${PUT_SOMEBODY.en}|(?:put|place|set|stand|drop|move|transport) (?:the (?:couple|family|kids|children|boy|girl|man|woman|people|bride|groom|car|dog|cat|product|bottle|subject))|the (?:couple|family|kids|bride|groom|bridal couple|car|dog|product) (?:should|shall|must) (?:stand|be|sit)`,
    at: '(?:on|in|into|at|onto|inside|in front of|before|by|near) (?:the|that|this|a) [\\p{L}-]+(?: [\\p{L}-]+)?',
    use: '(?:use|take|put) (?:the|that) [\\p{L}-]+(?: [\\p{L}-]+)?',
    behind: '(?:behind (?:me|us|him|her|them|it|the [\\p{L}-]+)|as (?:the|my|our|a) back ?g?r?ound)',
    exchange:
      '(?:replace|swap|change|exchange|switch) (?:out )?(?:the |my |our |this )?(?:backgrounds?|backround|backgroud|bakground|backgorund|bg) (?:with|for|to|by|into)',
    shownBehind:
      '(?:put|place|set|use) (?:the|my|a|that) (?:(?:\\p{L}+ ){1,2}(?:photo|picture|pic|image)|(?:photo|picture|pic|image) of (?:the |my |a )?[\\p{L} ]{2,25}?) behind (?:us|me|him|her|them|(?:my|our) \\p{L}+)',
    background: 'use my other photo as the background',
  },
  {
    other:
      '(?:(?:(?:dem|das|des|den|mein(?:em|es)?|unser(?:em)?) )?(?:ander|zweit|hochgeladen|angehängt)e[nms]? (?:bild(?:es)?|foto?s?))',
    of: '(?:von|vom|aus|auf|im|in)',
    put: `${PUT_SOMEBODY.de}|(?:setze?|stelle?|leg|platziere?|beame?|packe?) (?:das paar|die kinder|das auto|den hund)`,
    at: '(?:an|auf|in|vor|ins?|ans?) (?:den|die|das)? ?\\p{L}+',
    use: '(?:nimm|nutze?|verwende) (?:den|die|das) \\p{L}+',
    behind: '(?:hinter (?:mir|uns|ihm|ihr|ihnen)|als hintergrund)',
    exchange:
      '(?:tausche?|ersetze?|wechsle|wechsel|ändere?) (?:den |meinen )?(?:hintergrund|hintegrund|hintergund)(?: aus)? (?:gegen|durch|mit|zu)',
    shownBehind:
      '(?:stell|setz|pack|leg|mach|nimm)e? (?:das|mein) (?:\\p{L}{3,}(?:foto|bild)|(?:foto|bild) (?:vom|von|der|des) [\\p{L} ]{2,25}?) hinter (?:uns|mich|ihn|sie|(?:meine?n?|unsere?n?) \\p{L}+)',
    background: 'nimm das andere Bild als Hintergrund',
  },
  {
    other: `(?:(?:la|mi|esa) (?:otra|segunda) ${es}(?: que (?:subí|mandé|envié|adjunté|te mandé))?|la ${es} que (?:subí|mandé|envié|adjunté))`,
    of: '(?:de|en)',
    put: `${PUT_SOMEBODY.es}|coloca|pon a l(?:os|as|a) \\p{L}+`,
    at: '(?:en|delante de|frente a|sobre) (?:el|la|los|las|un|una) \\p{L}+(?: \\p{L}+)?',
    use: '(?:usa|utiliza|pon|toma) (?:el|la|los|las) \\p{L}+(?: \\p{L}+)?',
    behind: '(?:detrás(?: (?:de (?:mí|nosotr[oa]s|él|ella)|nuestr[oa]|mí[oa]))?|como fondo|de fondo)',
    exchange: '(?:cambia|cámbiame|reemplaza|sustituye|remplaza) (?:el |mi )?fondo (?:por|con|a)',
    shownBehind:
      '(?:pon|coloca|mete) (?:la|mi|una) (?:foto|imagen) del? (?:la )?[\\p{L} ]{2,25}? (?:detrás|atrás) (?:de (?:nosotr[oa]s|mí|ell[oa]s?|él|mi \\p{L}+)|nuestro|mío)',
    background: 'usa la otra foto como fondo',
  },
  {
    other:
      "(?:(?:l['’]autre|(?:la|ma) (?:deuxième|seconde|2e)) (?:photo|image)(?: que j['’]ai (?:envoyée|mise|chargée|ajoutée))?|la (?:photo|image) que j['’]ai (?:envoyée|mise|chargée|ajoutée))",
    of: '(?:de|dans|sur|à)',
    put: `${PUT_SOMEBODY.fr}|(?:met[sz]|mettez|mettre|place[rz]?|pose[rz]?) les \\p{L}+`,
    at: "(?:sur|dans|devant|à) (?:(?:la|le|les|un|une) |l['’])\\p{L}+(?: \\p{L}+)?",
    use: "(?:utilise[rz]?|prends|prenez|mets) (?:(?:la|le|les) |l['’])\\p{L}+",
    behind: '(?:derrière (?:nous|moi|lui|elle|eux)|comme fond|en fond|en arrière-plan)',
    exchange:
      "(?:remplace[rz]?|change[rz]?|échange[rz]?) (?:le |mon |l['’])?(?:fond|arrière-plan) (?:par|pour|avec|contre)",
    shownBehind:
      "(?:mets|place) (?:la|ma|une) (?:photo|image) d(?:e|u|es) (?:la |l['’])?[\\p{L} ]{2,25}? derrière (?:nous|moi|lui|elle|eux)",
    background: "utilise l'autre photo comme fond",
  },
  {
    other:
      '(?:(?:a |minha )?(?:outra|segunda) (?:foto|imagem)(?: que (?:mandei|enviei|subi|anexei))?|a (?:foto|imagem) que (?:mandei|enviei|subi|anexei))',
    of: '(?:da|na|d|de)',
    put: `${PUT_SOMEBODY.pt}|(?:coloca|põe|bota|coloque) [ao]s? \\p{L}+`,
    at: '(?:n[ao]s?|em frente (?:ao|à)|num|numa|dentro d[ao]) \\p{L}+(?: \\p{L}+)?',
    use: '(?:usa|use|coloca|põe) (?:a|o|as|os) \\p{L}+',
    behind: '(?:atrás(?: (?:de (?:mim|nós)|da gente|del[ea]))?|como fundo|de fundo|no fundo)',
    exchange: '(?:troca|troque|muda|mude|substitui|substitua) (?:o |meu )?fundo (?:pel[ao]|por|para|pra)',
    shownBehind:
      '(?:coloca|põe|bota) (?:a|minha|uma) (?:foto|imagem) d[aeo]s? [\\p{L} ]{2,25}? atrás (?:da gente|de (?:nós|mim)|del[ea]s?)',
    background: 'usa a outra foto como fundo',
  },
  {
    other:
      "(?:(?:(?:l|un)['’]altra|(?:la |mia )?seconda|la mia altra|la mia seconda) (?:foto|immagine)(?: che ho (?:caricato|caricata|mandato|inviato|allegato))?|la (?:foto|immagine) che ho (?:caricato|caricata|mandato|inviato|allegato))",
    of: '(?:del|dell|dal|nel|di|da|su|in)?(?:la|l)?',
    put: `${PUT_SOMEBODY.it}|mett(?:i|ere) (?:i|le|la|il|gli) \\p{L}+`,
    at: "(?:sull[ae]|sul|sugli|nel|nella|nei|davanti al(?:la)?|in|dentro il|all[ao]|al) ?['’]?\\p{L}+(?: \\p{L}+)?",
    use: "(?:usa|utilizza|metti|prendi) (?:(?:il|la|lo|le|i|gli) |l['’])\\p{L}+",
    behind: '(?:dietro(?: (?:di (?:me|noi|lui|lei)|a (?:me|noi)))?|come sfondo)',
    exchange: '(?:cambia|sostituisci|rimpiazza|scambia) (?:lo )?sfondo (?:con|per|usando)',
    shownBehind:
      "metti (?:la|una|mia) (?:foto|immagine) d(?:i|el|ella|ell['’]) ?[\\p{L} ]{2,25}? dietro (?:di |a )?(?:noi|me|lui|lei|loro)",
    background: "usa l'altra foto come sfondo",
  },
];

/** Words of which every text that these patterns match has one. */
const AMONG =
  /other|second|2nd|upload|attach|added|sent|gave|ander|zweit|hochgelad|otra|segunda|subí|mandé|envié|autre|deuxième|seconde|envoyée|outra|mandei|enviei|altra|seconda|caricat|inviat/iu;

/** "Swap the backdrop for my photo of the Golden Gate bridge": another picture by what it shows. */
const BY_WHAT_IT_SHOWS: Rewording = [
  /(?<!\p{L})(?:swap|replace|change|exchange)(?: out)? (?:the |my )?(?:background|backdrop|bg) (?:for|with|to|by) (?:my|the|a|our) (?:photo|picture|pic|image|shot) of (?:the |a |my )?[\p{L} ]{2,30}(?=\s*(?:[,.;!?]|$))/giu,
  'use my other photo as the background',
];

export const OTHER_BACKGROUNDS: readonly Rewording[] = [
  BY_WHAT_IT_SHOWS,
  ...LANGUAGES.flatMap((language): Rewording[] => {
    const { other, of, put, at, use, behind, shownBehind, exchange, background } = language;
    // "Della seconda foto": Italian and Portuguese join the preposition and the article.
    const ofOther = `(?: ${of})? ?['’]?(?:${other}|${other.replaceAll('(?:la |mia )?', '').replaceAll("(?:l|un)['’]", '')})`;
    const end = '(?!\\p{L})(?! (?:instead )?(?:colou?rs?|style|stil|look))';
    const make = (said: string, plainer: string): Rewording => [
      new RegExp(`(?<!\\p{L})${said}${end}`, 'giu'),
      plainer,
      AMONG,
    ];
    return [
      make(`(?:${put}) ${at}${ofOther}`, background),
      // "In front of the castle picture I uploaded".
      make(`(?:${put}) ${at.split(') ')[0] ?? ''}) (?:${other})`, background),
      make(`${use}${ofOther} ${behind}`, background),
      make(`${exchange} ${NAME}${other}`, background),
      [new RegExp(`(?<!\\p{L})${shownBehind}(?!\\p{L})`, 'giu'), background],
    ];
  }),
];

/** "Usa la segunda foto de fondo". */
export const AS_BACKGROUND: readonly Rewording[] = [
  [/(?<=(?<!\p{L})(?:otra|segunda) (?:foto|imagen)) (?:de|para el) fondo(?!\p{L})/giu, ' como fondo'],
  [/(?<=(?<!\p{L})(?:outra|segunda) (?:foto|imagem)) (?:de|pro) fundo(?!\p{L})/giu, ' como fundo'],
];
