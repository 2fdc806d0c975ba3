import { END_OF_PROMPT } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Grainy and dark, 90s style": beside a decade or an old camera, grain and darkness are a look and no faults. In a whole
 * sentence ("it's grainy and dark") they are faults.
 */

interface Language {
  /** Verbs that ask for a look, which may stand before it. */
  readonly made: string;
  readonly grainy: string;
  readonly dark: string;
  readonly faded: string;
  readonly and: string;
  /** A decade or an old camera. */
  readonly age: string;
  readonly withGrain: string;
  readonly darker: string;
  readonly paler: string;
}

const LANGUAGES: readonly Language[] = [
  {
    made: '(?:please |can you |could you )*(?:(?:make|give) (?:it|this|the (?:photo|picture|pic|image)) (?:look )?|i want it |should (?:be|look) )?',
    grainy: '(?:grainy|gritty)',
    dark: '(?:dark|darker)',
    faded: '(?:faded|washed out)',
    and: 'and|&|n',
    age: "(?:(?:in|like|with|kinda|as if from)? ?(?:the |a |an )?(?:early |late |mid )?(?:19)?[5-9]0['’]?s(?: (?:style|look|vibes?|feel|film|photo|picture|aesthetic))?|(?:like|as) (?:it was )?(?:from |shot |taken )*(?:on |with )?an? (?:old |cheap )?(?:disposable|film|polaroid) camera)",
    withGrain: 'add film grain',
    darker: 'darker',
    paler: 'faded look',
  },
  {
    made: '(?:bitte )?(?:mach (?:es|das|das (?:bild|foto)) |soll )?',
    grainy: '(?:körnig|grobkörnig)',
    dark: '(?:dunkel|dunkler)',
    faded: '(?:verblasst|ausgeblichen)',
    and: 'und',
    age: '(?:(?:im|wie (?:in|aus) den)? ?(?:19)?[5-9]0er(?:[- ](?:jahren?|stil|style|look|vibe|jahre[- ]stil))?)',
    withGrain: 'Filmkorn hinzufügen',
    darker: 'dunkler',
    paler: 'verblasster Look',
  },
  {
    made: '(?:haz(?:la|lo) |que (?:sea|se vea|quede) |ponla )?',
    grainy: '(?:granulad[oa]|granulos[oa])',
    dark: '(?:oscur[oa]|más oscur[oa])',
    faded: '(?:desvaíd[oa]|descolorid[oa])',
    and: 'y',
    age: '(?:(?:al? |en |con )?(?:estilo|look|rollo|tipo|como)(?: de)?(?: los)? (?:años )?(?:19)?[5-9]0)',
    withGrain: 'añade grano de película',
    darker: 'más oscura',
    paler: 'aspecto descolorido',
  },
  {
    made: '(?:rends[- ]la |fais[- ]la |mets[- ]la )?',
    grainy: '(?:granuleu(?:x|se)|avec du grain)',
    dark: '(?:(?:plus )?sombre)',
    faded: '(?:délavée?|fanée?|passée?)',
    and: 'et',
    age: '(?:(?:en |dans le )?(?:style|look|esprit|genre|ambiance|comme)(?: (?:des|dans les))? (?:années )?(?:19)?[5-9]0)',
    withGrain: 'ajoute du grain argentique',
    darker: 'assombris',
    paler: 'aspect délavé',
  },
  {
    made: '(?:deixa |faz |torna )?(?:(?:ela |a foto )?)',
    grainy: '(?:granulad[oa]|granulos[oa])',
    dark: '(?:(?:mais )?escur[oa])',
    faded: '(?:desbotad[oa])',
    and: 'e',
    age: '(?:(?:no |em |com )?(?:estilo|look|jeito|tipo|como)(?: dos?)? (?:anos )?(?:19)?[5-9]0)',
    withGrain: 'adiciona granulação de filme',
    darker: 'mais escura',
    paler: 'aspecto desbotado',
  },
  {
    made: '(?:rendila |falla |fai(?:la)? )?',
    grainy: '(?:granulos[oa]|sgranat[oa])',
    dark: '(?:(?:più )?(?:buia|scura))',
    faded: '(?:sbiadit[oa])',
    and: 'e',
    age: '(?:(?:in |nello )?(?:stile|look|tipo|come)(?: (?:degli|negli))? (?:anni )?(?:19)?[5-9]0)',
    withGrain: 'aggiungi grana della pellicola',
    darker: 'più scura',
    paler: 'aspetto sbiadito',
  },
];

/** “Anni '40”: this mark begins no quotation. */
const WITHOUT_APOSTROPHE: Rewording = [
  /(?<=(?<!\p{L})(?:an?|the|late|early|anni|años|anos|années|les|los|gli|dos|die|den|der) )['’‘](?=\d0(?:s|er)?(?![\p{L}\d]))/giu,
  '',
];

const IN_ONE_WISH: readonly Rewording[] = LANGUAGES.map(
  ({ made, grainy, dark, faded, and, age, withGrain, darker, paler }): Rewording => {
    const other = `(?:${dark}|${faded})`;
    const link = `(?:,? (?:${and}) |, ?)`;
    const said = `(?:(?<before>${other})${link})?${grainy}(?:${link}(?<behind>${other}))?`;
    const isDark = new RegExp(`^${dark}$`, 'iu');
    return [
      new RegExp(`^\\s*${made}${said}(?:${link}|,? )(?<age>${age})${END_OF_PROMPT}`, 'iu'),
      (...found) => {
        const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
        const others = [groups['before'], groups['behind']]
          .filter((word) => word !== undefined)
          .map((word) => (isDark.test(word) ? darker : paler));
        return [withGrain, ...others, (groups['age'] ?? '').trim()].join(', ');
      },
    ];
  },
);

export const GRAINY_DECADES: readonly Rewording[] = [WITHOUT_APOSTROPHE, ...IN_ONE_WISH];
