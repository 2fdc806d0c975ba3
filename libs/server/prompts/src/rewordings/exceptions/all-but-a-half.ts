import type { Rewording } from '../rewording.ts';

/* "Brighten everything except the left half": the other half. */

interface Language {
  readonly all: string;
  readonly except: string;
  /** A half, in which `#` is its side. */
  readonly half: string;
  /** The other half after a verb, and where no “everything” is said, in which `#` is its side. */
  readonly other: string;
  readonly inOther: string;
  readonly sides: readonly (readonly [side: string, other: string])[];
}

const LANGUAGES: readonly Language[] = [
  {
    all: '(?:everything|all(?: of it)?|it all|the (?:whole|entire) (?:photo|picture|image|thing))',
    except: '(?:except|but|apart from|other than)(?: for)?',
    half: '(?:the )?# half(?: of (?:it|the (?:photo|picture|image)))?',
    other: 'the # half',
    inOther: 'in the # half',
    sides: [
      ['left', 'right'],
      ['right', 'left'],
      ['top', 'bottom'],
      ['upper', 'lower'],
      ['bottom', 'top'],
      ['lower', 'upper'],
    ],
  },
  {
    all: '(?:alles|das ganze (?:bild|foto))',
    except: '(?:außer|ausser|bis auf)',
    half: '(?:der|die) #n? hälfte',
    other: 'die # Hälfte',
    inOther: 'in der #n Hälfte',
    sides: [
      ['linke', 'rechte'],
      ['rechte', 'linke'],
      ['obere', 'untere'],
      ['untere', 'obere'],
    ],
  },
  {
    all: '(?:todo|toda la foto)',
    except: '(?:menos|excepto|salvo)',
    half: 'la mitad (?:de la )?#',
    other: 'la mitad #',
    inOther: 'en la mitad #',
    sides: [
      ['izquierda', 'derecha'],
      ['derecha', 'izquierda'],
      ['superior', 'inferior'],
      ['inferior', 'superior'],
    ],
  },
  {
    all: '(?:tout|toute la photo)',
    except: '(?:sauf|excepté|à part|hormis)',
    half: 'la moitié (?:de )?#',
    other: 'la moitié #',
    inOther: 'dans la moitié #',
    sides: [
      ['gauche', 'droite'],
      ['droite', 'gauche'],
      ['supérieure', 'inférieure'],
      ['inférieure', 'supérieure'],
    ],
  },
  {
    all: '(?:tudo|toda a foto|a foto toda)',
    except: '(?:menos|exceto|fora)',
    half: '(?:n?a )?metade (?:da )?#',
    other: 'a metade #',
    inOther: 'na metade #',
    sides: [
      ['esquerda', 'direita'],
      ['direita', 'esquerda'],
      ['superior', 'inferior'],
      ['inferior', 'superior'],
    ],
  },
  {
    all: '(?:tutto|tutta la foto)',
    except: '(?:tranne|eccetto|salvo)',
    half: '(?:la |nella )?metà (?:di )?#',
    other: 'la metà #',
    inOther: 'nella metà #',
    sides: [
      ['sinistra', 'destra'],
      ['destra', 'sinistra'],
      ['superiore', 'inferiore'],
      ['inferiore', 'superiore'],
    ],
  },
];

export const ALL_BUT_A_HALF: readonly Rewording[] = LANGUAGES.flatMap(
  ({ all, except, half, other, inOther, sides }) => {
    const exception = `,? ${except} ${half.replace('#', `(?<side>${sides.map(([side]) => side).join('|')})`)}`;
    const withOther =
      (words: string) =>
      (...found: readonly unknown[]): string => {
        const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
        const said = groups['side']?.toLowerCase();
        return words.replace('#', sides.find(([side]) => side === said)?.[1] ?? '');
      };
    return [
      [new RegExp(`(?<!\\p{L})${all}${exception}(?!\\p{L})`, 'giu'), withOther(other)],
      [new RegExp(`(?<=\\p{L})${exception}(?!\\p{L})`, 'giu'), withOther(` ${inOther}`)],
    ] satisfies Rewording[];
  },
);
