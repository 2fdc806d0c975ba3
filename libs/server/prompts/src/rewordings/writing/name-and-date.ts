import type { Rewording } from '../rewording.ts';

/*
 * “Need my name and date at the bottom, ANNA BERG 12-03-2024”: what the text is made of and where it stands, and then the
 * text. Both readers take only a part of it for the text.
 */

interface Language {
  readonly asks: string;
  readonly name: string;
  readonly and: string;
  readonly date: string;
  readonly place: string;
  readonly writes: string;
}

const LANGUAGES: readonly Language[] = [
  {
    asks: "(?:(?:i|we)(?:['’]d)? )?(?:need|want|like|would like|add|put|write)|also|plus",
    name: '(?:(?:my|our|his|her|the) )?(?:full )?name',
    and: '(?:and|with|\\+|&)',
    date: "(?:(?:my|the|today['’]?s) )?date",
    place:
      '(?:at|on|in|to) (?:the )?(?:\\p{L}+ )?(?:bottom|top|corner|left|right|middle|cent(?:re|er))|(?:bottom|top) (?:left|right)|below|underneath',
    writes: 'write',
  },
  {
    asks: '(?:ich )?(?:brauche?|will|möchte|hätte gerne?|schreibe?|setze?|mach)(?: bitte)?|auch|außerdem|dazu',
    name: '(?:(?:meinen|den|unseren|ihren) )?namen?',
    and: '(?:und|mit|\\+|&)',
    date: '(?:(?:das|mein) )?datum',
    place: '(?:unten|oben)(?: (?:links|rechts|mittig|drauf|hin))?|(?:links|rechts) (?:unten|oben)',
    writes: 'schreib',
  },
  {
    asks: '(?:(?:necesito|quiero|pon(?:me|le)?|añade|agrega|escribe)(?: que ponga)?|también|además)',
    name: '(?:(?:mi|el|nuestro|su) )?nombre',
    and: '(?:y|con|\\+|&)',
    date: '(?:la )?fecha',
    place: '(?:abajo|arriba)(?: a la (?:izquierda|derecha))?|en (?:la|el) \\p{L}+',
    writes: 'escribe',
  },
  {
    asks: "(?:il (?:me )?faut|j['’]ai besoin d[e’']|je (?:veux|voudrais)|mets|ajoute|écris|aussi|avec)",
    name: '(?:(?:mon|le|notre|son) )?nom',
    and: '(?:et|avec|\\+|&)',
    date: '(?:la )?date',
    place: 'en (?:bas|haut)(?: à (?:gauche|droite))?|au (?:milieu|centre)',
    writes: 'écris',
  },
  {
    asks: '(?:(?:eu )?(?:preciso|quero|precisa)(?: d[aoe])?|coloca|põe|bota|escreve|adiciona|também|além disso)',
    name: '(?:(?:[ao] )?(?:meu|nosso|seu) |o )?nome',
    and: '(?:e|com|\\+|&)',
    date: '(?:d?a )?data',
    place: '(?:embaixo|em baixo|em cima)(?: (?:à|na) (?:esquerda|direita))?|n[ao] \\p{L}+',
    writes: 'escreve',
  },
  {
    asks: '(?:mi serv(?:e|ono)|ho bisogno d(?:i|el)|voglio|vorrei|metti|aggiungi|scrivi|anche|inoltre)',
    name: '(?:(?:il )?(?:mio|nostro|suo) |il )?nome',
    and: '(?:e|con|\\+|&)',
    date: '(?:la )?data',
    place: '(?:in basso|in alto)(?: a (?:sinistra|destra))?|al centro',
    writes: 'scrivi',
  },
];

/** A name and a date, or only one of them. */
const TEXT = '(?<text>(?=[^,;"“”]*\\d)[^,;:"“”\\n]{4,50}?)';

export const NAME_AND_DATE: readonly Rewording[] = LANGUAGES.map(
  ({ asks, name, and, date, place, writes }) => [
    new RegExp(
      `(?<=^\\s*|[.!?;,] )(?:and )?(?:${asks}) (?:${name} ${and} ${date}|${date} ${and} ${name})(?<place> (?:${place}))?(?: (?:on it|drauf|please|bitte))? ?[,:] ?${TEXT}(?=\\s*(?:[,;!?]|\\.(?!\\d)|$))`,
      'giu',
    ),
    (...found) => {
      const { place: where, text } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return `${writes} "${text ?? ''}"${where ?? ''}`;
    },
  ],
);
