import { COURTESIES, endOr } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Places that shall be without people: "make the plaza look deserted", "limpia el fondo de extraños". A place is no shape,
 * and what is cleared of people is not removed itself.
 */

const END = endOr(COURTESIES);

interface Language {
  readonly the: string;
  readonly place: string;
  /** Verbs before a place that shall be empty. */
  readonly make: string;
  /** Words between the place and "empty". */
  readonly be: string;
  readonly empty: string;
  /** Verbs that alone make a place empty, before it. */
  readonly clear: string;
  /** What clears a place, before "of people". */
  readonly clean: string;
  readonly of: string;
  readonly people: string;
  readonly background: string;
  readonly plainer: readonly [all: string, some: string, behind: string];
}

const LANGUAGES: readonly Language[] = [
  {
    the: '(?:the|this|that|our)',
    place:
      '(?:plaza|piazza|square|beach|streets?|road|alley|park|station|platform|bridge|promenade|boardwalk|market(?: square)?|courtyard|pier|path|trail|temple|viewpoint|steps|stairs|castle|terrace)',
    make: "(?:make|have|let|get|i want|leave|i need|i[’']d like)",
    be: '(?:(?:to )?(?:look|be|appear|seem) )?(?:completely |totally |all |nice and )?',
    empty: '(?:deserted|empty|abandoned|people[- ]free)',
    clear: 'empty',
    clean: '(?:clear|clean|free|rid|empty)(?: up| out)?',
    of: '(?:of|from)(?: (?:all|any|the|those|these|other|random))*',
    people: '(?:people|tourists|strangers|visitors|passers-?by|bystanders|pedestrians|crowds?)',
    background: 'background',
    plainer: ['remove the people', 'remove the $<who>', 'remove the $<who> in the background'],
  },
  {
    the: '(?:der|die|das|den|diesen?|dieses)',
    place:
      '(?:platz|marktplatz|strand|straße|strasse|gasse|park|bahnhof|bahnsteig|brücke|promenade|hof|steg|weg|tempel|treppe|burg|schloss|terrasse)',
    make: '(?:mache?|lass|lasse|ich will|ich möchte|ich hätte gerne?)',
    be: '(?:ganz |völlig |komplett )?',
    empty: '(?:menschenleer|leer|verlassen)(?: aussehen| wirken| sein| haben)?',
    clear: '(?:leere|räume?)',
    clean: '(?:räume?|mache?|säubere?|befreie?)',
    of: 'von(?: (?:allen|den|fremden|anderen))*',
    people: '(?:leuten|menschen|personen|touristen|fremden|besuchern|passanten)',
    background: 'hintergrund',
    plainer: ['entferne die Leute', 'entferne die Leute', 'entferne die Leute im Hintergrund'],
  },
  {
    the: '(?:el|la|las|los|est[ea]|es[ea])',
    place:
      '(?:plaza|playa|calles?|carretera|parque|estación|andén|puente|paseo|mercado|patio|muelle|camino|templo|escaleras?|castillo|terraza)',
    make: '(?:que|haz que|quiero que|quiero|deja|pon)',
    be: '(?:(?:se vea|parezca|esté|quede|salga)n? )?(?:completamente |totalmente )?',
    empty: '(?:desiert[oa]s?|vac[ií][oa]s?)',
    clear: '(?:vac[ií]a|despeja)',
    clean: '(?:limpia|despeja|libera|vac[ií]a)',
    of: 'de(?: (?:la|las|los|toda|tod[oa]s|otr[oa]s))*',
    people: '(?:gente|personas|extraños|desconocidos|turistas|visitantes|transeúntes|curiosos)',
    background: 'fondo',
    plainer: ['quita a la gente', 'quita a l$<o>s $<who>', 'quita a l$<o>s $<who> del fondo'],
  },
  {
    the: '(?:le|la|les|cette|ce)',
    place:
      '(?:place|plage|rues?|route|ruelle|parc|gare|quai|pont|promenade|marché|cour|chemin|temple|escaliers?|château|terrasse)',
    make: '(?:rends?|rendez|fais que|je veux que|je veux|que|laisse)',
    be: "(?:(?:ait l[’']air|soit|paraisse|semble) )?(?:complètement |totalement )?",
    empty: '(?:déserte?s?|vides?)',
    clear: '(?:vide|désemplis)',
    clean: '(?:nettoie|vide|libère|débarrasse)',
    of: '(?:des?|de la|de tous les|de toute la)(?: autres)?',
    people: '(?:gens|passants|touristes|inconnus|visiteurs|personnes|monde)',
    background: '(?:fond|arrière-plan)',
    plainer: ['enlève les gens', 'enlève les $<who>', "enlève les $<who> à l'arrière-plan"],
  },
  {
    the: '(?:o|a|os|as|ess[ea]|est[ea])',
    place:
      '(?:praça|praia|ruas?|estrada|parque|estação|plataforma|ponte|calçadão|mercado|pátio|cais|caminho|templo|escadas?|castelo|terraço)',
    make: '(?:deix[ae]|faz|faça|torn[ae]|quero(?: que)?)',
    be: '(?:(?:pareça|parecer|fique|ficar|esteja) )?(?:completamente |totalmente |bem )?',
    empty: '(?:desert[oa]s?|vazi[oa]s?)',
    clear: '(?:esvazi[ae])',
    clean: '(?:limp[ae]|esvazi[ae]|livr[ae])',
    of: '(?:de|das?|dos?)(?: (?:todas? as|todos? os|outr[oa]s))?',
    people: '(?:gente|pessoas|estranhos|desconhecidos|turistas|visitantes|pedestres|transeuntes)',
    background: 'fundo',
    plainer: ['tira as pessoas', 'tira $<o>s $<who>', 'tira $<o>s $<who> do fundo'],
  },
  {
    the: '(?:il|lo|la|le|i|quest[ao])',
    place:
      '(?:piazza|spiaggia|strad[ae]|via|vicolo|parco|stazione|binario|ponte|lungomare|mercato|cortile|molo|sentiero|tempio|scal[ae]|castello|terrazza)',
    make: '(?:rendi|fai(?: in modo che)?|voglio(?: che)?|lascia|che)',
    be: '(?:(?:sembrare|sembri|sia|risulti|apparire) )?(?:completamente |totalmente )?',
    empty: '(?:desert[aoie]|vuot[aoie])',
    clear: '(?:svuota)',
    clean: '(?:pulisci|svuota|libera|sgombra)',
    of: '(?:da|dai|dagli|dalle|dalla|di)(?: (?:tutt[aie]|altr[ei]))?',
    people: '(?:gente|persone|estranei|sconosciuti|turisti|visitatori|passanti)',
    background: 'sfondo',
    plainer: ['togli le persone', 'togli le persone', 'togli le persone sullo sfondo'],
  },
];

const rewordingsOf = (language: Language): readonly Rewording[] => {
  const { the, place, make, be, empty, clear, clean, of, people, background, plainer } = language;
  const who = `(?<who>${people})`;
  const all = (words: string): string =>
    words.replace('l$<o>s $<who>', 'la gente').replace('$<o>s $<who>', 'as pessoas');
  return [
    [
      new RegExp(
        `(?<!\\p{L})(?:${make}) (?:(?:sembrare|parecer|looking) )?${the} (?:\\p{L}+ )?${place} ${be}${empty}${END}`,
        'giu',
      ),
      plainer[0],
    ],
    [
      new RegExp(`(?<=^|[.;!?,] ?|please |bitte )${clear} ${the} (?:\\p{L}+ )?${place}${END}`, 'giu'),
      plainer[0],
    ],
    [
      new RegExp(
        `(?<!\\p{L})(?:${clean} (?:${the} )?${background} ${of} ${who}(?: frei)?|(?:${the} )?${background} ${of} ${who} befreien)${END}`,
        'giu',
      ),
      all(plainer[2]),
    ],
    [
      new RegExp(
        `(?<!\\p{L})(?:${clean} ${the} (?:\\p{L}+ )?(?:${place}|photo|picture|image|scene|foto|bild|imagen|imagem|immagine|scena) ${of} ${who}(?: frei)?|${the} ${place} ${of} ${who} befreien)${END}`,
        'giu',
      ),
      all(plainer[1]),
    ],
  ];
};

export const EMPTIED_PLACES: readonly Rewording[] = [
  ...LANGUAGES.flatMap(rewordingsOf),
  [
    /(?<=^|[.;!?,] ?)(?:der|die|das) (?:platz|marktplatz|strand|straße|strasse|gasse|park|bahnhof|brücke) soll(?:te)? (?:ganz |völlig |komplett )?(?:menschenleer|leer) (?:sein|aussehen|wirken|werden)(?=\s*(?:[,.;!?]|$))/giu,
    'entferne die Leute',
  ],
];
