import type { Rewording } from '../rewording.ts';

/*
 * What a change is for: “darken the bottom so white type reads”. The readers would write “reads”, or brighten for the
 * white. Nothing is asked for by it.
 */

interface Language {
  readonly so: string;
  readonly text: string;
  readonly reads: string;
}

const LANGUAGES: readonly Language[] = [
  {
    so: 'so(?: that)?|in order that',
    text: '(?:(?:the|my|our|any|some|white|black|light|dark|overlaid) )*(?:text|type|title|caption|copy|letters|lettering|words|headline|logo|writing)',
    reads:
      '(?:(?:reads?|pops?(?: out)?|shows?(?: up)?|stands? out)|(?:is|are|will be|can be) (?:(?:more|easier|better|easily|clearly) )*(?:readable|legible|visible|read|seen|to read))(?: (?:better|well|clearly|more|easily|properly))?',
  },
  {
    so: 'damit|sodass|so dass',
    text: '(?:(?:der|die|das|mein|meine|weißer?|schwarze|helle|dunkle) )*(?:text|schrift|titel|überschrift|logo|buchstaben)',
    reads:
      '(?:(?:besser|gut|leichter|mehr) )*(?:lesbar|zu lesen|zu sehen|sichtbar|auffällt|hervorsticht|heraussticht|rauskommt|hervortritt)(?: (?:ist|sind|wird|werden))?',
  },
  {
    so: 'para que|así',
    text: '(?:(?:el|la|las|mi) )?(?:texto|título|letras?|logo|tipografía)(?: (?:blanc[oa]s?|negr[oa]s?))?',
    reads:
      '(?:se (?:lean?|vean?|note)|(?:sea|sean) (?:más )?legibles?|(?:resalte|destaque)n?)(?: (?:mejor|bien|más))?',
  },
  {
    so: 'pour que|afin que|comme ça',
    text: '(?:(?:le|la|les|mon) )?(?:texte|titre|lettres|logo|légende)(?: (?:blanc(?:he)?s?|noire?s?))?',
    reads:
      '(?:se (?:lise|voie)(?:nt)?|ressorte(?:nt)?|(?:soit|soient) (?:plus )?(?:lisibles?|visibles?))(?: (?:mieux|bien|plus))?',
  },
  {
    so: 'para que|pra que|para|pra|assim',
    text: '(?:(?:ler|ver) )?(?:(?:o|a|as|meu) )?(?:texto|título|letras?|logo|legenda)(?: (?:branc[oa]s?|pret[oa]s?))?',
    reads:
      '(?:(?:se )?(?:leia|veja|apareça|destaque)m?|(?:fique|seja)m? (?:mais )?(?:legíve(?:l|is)|visíve(?:l|is)))?(?: (?:melhor|bem|mais))?',
  },
  {
    so: 'perché|affinché|così(?: che)?|in modo che',
    text: '(?:(?:si (?:legge|vede|legga|veda) )?(?:il|la|le|lo|i) )?(?:testo|titolo|scritt[ae]|lettere|logo)(?: (?:bianc[oahe]+|ner[oaei]))?',
    reads:
      '(?:si (?:legg[ae]|ved[ae])(?:no)?|risalti|(?:sia|siano) (?:più )?(?:leggibil[ei]|visibil[ei]))?(?: (?:meglio|bene|di più))?',
  },
];

/** “So there is contrast”: the difference to what lies over it, and not the contrast of the picture. */
const FOR_CONTRAST =
  "(?:so(?: that)? there(?: is|['’]s)|damit|para que haya|pour (?:avoir|qu['’]il y ait)|pra ter|perché ci sia) (?:(?:some|enough|more|genug|mehr|más|plus de|du|mais|più) )?(?:contrast[eo]?|kontrast)(?: (?:for|with|to|zu[mr]?|mit|con|para|avec|pour|com|per) [^,.;!?]{1,40})?(?: (?:gibt|besteht|ist))?";

/** "En blanc, bien lisible de loin": what letters are for. */
const FROM_AFAR =
  '(?:(?:clearly |easily )?(?:readable|legible) from (?:afar|far away|a distance)|(?:gut )?(?:von weitem|aus der ferne) (?:gut )?(?:lesbar|zu lesen)|gut lesbar|bien legibles?(?: (?:de|desde) lejos)?|bien lisibles?(?: de loin)?|bem legíve(?:l|is)(?: de longe)?|ben leggibil[ei](?: da lontano)?)';

export const SO_TEXT_READS: readonly Rewording[] = [
  [new RegExp(`(?<=\\p{L}{3}), ${FROM_AFAR}(?=\\s*(?:[,.;!?]|$))`, 'giu'), ''],
  [new RegExp(`(?<=\\p{L}{3}[^.!?]*?),? ${FOR_CONTRAST}(?=\\s*(?:[,.;!?]|$))`, 'giu'), ''],
  ...LANGUAGES.map(({ so, text, reads }): Rewording => [
    new RegExp(`(?<=\\p{L}{3}[^.!?]*?),? (?:${so}) ${text} ?${reads}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
    '',
  ]),
];
