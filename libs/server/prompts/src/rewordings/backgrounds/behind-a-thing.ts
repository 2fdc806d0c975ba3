import { NOT_DENIED } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Darken what's behind the guitar": what is behind a thing is the background, for tones and for blur. What shall be removed
 * behind a thing need not be all of the background.
 */

interface Language {
  /** Verbs for a tone or for blur, with words between them and what they are about. */
  readonly verb: string;
  /** What is behind something. */
  readonly behind: string;
  /** A thing, behind which it is. */
  readonly thing: string;
  readonly background: string;
}

const LANGUAGES: readonly Language[] = [
  {
    verb: '(?:darken|brighten|lighten|dim|desaturate|tone down|blur(?: out)?)',
    behind:
      "(?:what(?:['’]?s| is)|(?:all |everything |the things )(?:that is |that['’]s |that are )?) ?behind",
    thing: '(?:the|my|our|his|her) [\\p{L}-]+',
    background: 'the background',
  },
  {
    verb: '(?:dunkle|dunkel|verdunkle|helle?|entsättige|verwische|mache?)',
    behind:
      '(?:(?:bitte|das|alles|mal) )*(?:(?<particle>ab|auf|heller|dunkler|unscharf|blasser),? )?(?:alles,? )?was hinter',
    thing: '(?:der|dem|den|meinem|meiner|unserem) \\p{L}+ (?:ist|steht|liegt)(?: (?<last>ab|auf))?',
    background: 'den Hintergrund',
  },
  {
    verb: '(?:oscurece|oscurecer|aclara|aclarar|desatura|desenfoca|difumina)',
    behind: '(?:todo )?lo que (?:está|hay|queda|sale) (?:por )?(?:detrás|atrás) del?',
    thing: '(?:(?:la|los|las|el|mi|su) )?\\p{L}+',
    background: 'el fondo',
  },
  {
    verb: '(?:assombris|assombrir|éclaircis|éclaircir|désature|floute|flouter)',
    behind: "(?:tout )?ce (?:qui (?:est|se trouve)|qu['’]il y a) (?:juste )?derrière",
    thing: "(?:(?:la|le|les|mon|ma) |l['’])\\p{L}+",
    background: "l'arrière-plan",
  },
  {
    verb: '(?:escurece|escurecer|escureça|clareia|clarear|dessatura|desfoca|desfocar)',
    behind: '(?:tudo )?o que (?:está|tá|fica|tem) (?:por (?:trás|detrás)|atrás|detrás) d[aeo]s?',
    thing: '(?:(?:minha|meu) )?\\p{L}+',
    background: 'o fundo',
  },
  {
    verb: '(?:scurisci|scurire|schiarisci|schiarire|desatura|sfoca|sfocare)',
    behind: "(?:tutto )?(?:quello|ciò) che (?:c['’]è|sta|è) dietro(?: (?:a|al|alla|all['’]|la|il|lo|l['’]))?",
    thing: '(?:(?:mia|mio) )?\\p{L}+',
    background: 'lo sfondo',
  },
];

export const BEHIND_A_THING: readonly Rewording[] = LANGUAGES.map(
  ({ verb, behind, thing, background }): Rewording => [
    new RegExp(
      `(?<=(?:^|[,.;!?])\\s*(?:please |bitte |por favor |can you |kannst du |puedes |peux-tu |pode |puoi )?)(?<verb>${verb}) ${behind} ?${thing}(?!\\p{L})${NOT_DENIED}`,
      'giu',
    ),
    (...found) => {
      const { verb: wished, particle, last } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return [wished, background, particle, last].filter((word) => word !== undefined).join(' ');
    },
  ],
);
