import { FOLDED, folded, neededWords } from './needed-words.ts';

const needed = (said: RegExp): readonly string[] | null => neededWords(said)?.toSorted() ?? null;

it('a pattern needs its longest words, in lower case', () => {
  expect(needed(/(?<!\p{L})Remove \p{L}+ of it/iu)).toEqual(['remove ']);
});

it('of alternatives, a word of each is needed', () => {
  expect(needed(/(?:bright|hell|\p{L}* clar)[oa]/iu)).toEqual([' clar', 'bright', 'hell']);
  expect(needed(/(?:bright|\p{L}+)/iu)).toBeNull();
});

it('a part that may be left out gives words with and without it', () => {
  expect(needed(/colou?rs/iu)).toEqual(['colors', 'colours']);
  expect(needed(/(?:very )?dark/iu)).toEqual(['dark']);
  expect(needed(/(?:very\p{L}* )?dark/iu)).toEqual(['dark']);
  expect(needed(/(?:very )*dark/iu)).toEqual(['dark']);
  expect(needed(/(?:very ){0,2}dark/iu)).toEqual(['dark']);
});

it('a part that is repeated at least once is needed', () => {
  expect(needed(/(?:brighter )+it/iu)).toEqual(['brighter ']);
  expect(needed(/(?:brighter ){2}it/iu)).toEqual(['brighter ']);
});

it('the words that a lookaround asks for are needed, and those that it forbids are not', () => {
  expect(needed(/(?<=border\s)of (?!course|all)it/iu)).toEqual(['border']);
  expect(needed(/it(?= please)/iu)).toEqual([' please']);
  expect(needed(/it(?! please)(?<!but it)/iu)).toBeNull();
});

it('the characters of a class are tried one by one, and a range or a negated class may be anything', () => {
  expect(needed(/roj[oa]s/iu)).toEqual(['rojas', 'rojos']);
  expect(needed(/roj[^oa]s/iu)).toEqual(['roj']);
  expect(needed(/roj[a-z]s/iu)).toEqual(['roj']);
  expect(needed(/roj[\]o]s/iu)).toEqual(['roj']);
});

it('an escaped character stands for itself, and a set such as \\s may be anything', () => {
  expect(needed(/etc\.\s/iu)).toEqual(['etc.']);
  expect(needed(/(?<a>etc)\k<a>\u{61}\x62\b/iu)).toEqual(['etc']);
});

it('letters that a pattern with the flag i takes for the same are the same once a text is folded', () => {
  const codes = Array.from({ length: 0x1_00_00 }, (_, code) => code).filter(
    (code) => code < 0xd8_00 || code > 0xdf_ff,
  );
  const letters = codes.map((code) => String.fromCodePoint(code)).filter((letter) => FOLDED.test(letter));
  const missed = letters.filter((letter) => {
    const same = new RegExp(`[${letter}]`, 'giu');
    return [...String.fromCodePoint(...codes.slice(0x20)).matchAll(same)].some(
      ([other]) => !folded(other).includes(folded(letter)),
    );
  });
  expect(letters.length).toBeGreaterThan(60);
  expect(missed).toEqual([]);
});
