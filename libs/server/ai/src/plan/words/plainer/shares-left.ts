/*
 * "Um 30 % verkleinern", "riducila del 30 %": the share that the picture loses. What is left of it is the same size in words
 * that both readers understand.
 */

const PICTURE = '(?:(?:the|das|la|a|l[ao]) )?(?:bild|foto|fotografía|imagen|imagem|immagine)';
const LOST: readonly (readonly [said: RegExp, left: (percent: number) => string])[] = [
  [
    /(?<!\p{L})um (?<percent>\d{1,2}) ?(?:%|prozent) (?:verkleinern|kleiner(?: machen)?)(?!\p{L})/giu,
    (percent) => `auf ${percent} % verkleinern`,
  ],
  [
    /(?<!\p{L})(?:verkleiner[en]?|mach)(?<what> (?:es|das (?:bild|foto)))? um (?<percent>\d{1,2}) ?(?:%|prozent)(?: kleiner)?(?!\p{L})/giu,
    (percent) => `auf ${percent} % verkleinern`,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:redúcel[ao]|achícal[ao]|(?:reduce|achica|reducir) ${PICTURE}) (?:en )?un (?<percent>\\d{1,2}) ?(?:%|por ?ciento)(?!\\p{L})`,
      'giu',
    ),
    (percent) => `reduce al ${percent} %`,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:riducil[ao]|rimpicciolisci(?:l[ao])?|(?:riduci|ridurre) ${PICTURE}) del (?<percent>\\d{1,2}) ?(?:%|per ?cento)(?!\\p{L})`,
      'giu',
    ),
    (percent) => `riduci al ${percent} %`,
  ],
];
const WHOLE_PERCENT = 100;

/** The text with the share that is left in place of the one that goes. */
export const withSharesLeft = (text: string): string =>
  LOST.reduce(
    (plain, [said, left]) =>
      plain.replace(said, (...parts: readonly unknown[]) =>
        left(WHOLE_PERCENT - Number((parts.at(-1) as Readonly<Record<string, string>>)['percent'])),
      ),
    text,
  );
