import { COCO_NAMES, OPERATIONS } from '@safelight/operations';
import { ENGLISH, type Lexicon } from './english.ts';
import { folded, LANGUAGES, LEXICONS } from './lexicon.ts';
import { corrected, editDistance } from './spelling.ts';

const named = (kind: string): readonly string[] =>
  Object.keys(ENGLISH)
    .filter((concept) => concept.startsWith(`${kind}:`))
    .map((concept) => concept.slice(kind.length + 1));

describe('the lexicons', () => {
  it('contain only things that the detector has a class for', () => {
    const classes = named('thing').flatMap((names) => names.split(','));
    expect(classes.filter((name) => !COCO_NAMES.includes(name))).toEqual([]);
  });

  it.each(LANGUAGES)('have words in %s for every operation that the English lexicon names', (language) => {
    const lexicon: Lexicon = LEXICONS[language];
    const known: ReadonlySet<string> = new Set(OPERATIONS.map(({ id }) => id));
    const ops = named('op').filter((id) => known.has(id) && id !== 'match-reference');
    const missing = ops.filter((id) => !Object.keys(lexicon).includes(`op:${id}`));
    expect(missing).toEqual([]);
  });
});

describe('the spelling correction', () => {
  it.each([
    ['waterkolor', 'english', 'watercolor'],
    ['vinttage', 'english', 'vintage'],
    ['hintergrnd', 'german', 'hintergrund'],
    ['acuraela', 'spanish', 'acuarela'],
  ] as const)('corrects “%s” in %s to “%s”', (slip, language, word) => {
    expect(corrected(slip, language)).toBe(word);
  });

  it.each(['beach', 'coat', 'world', 'hat', 'castle', 'london'])('does not change “%s”', (word) => {
    expect(corrected(word, 'english')).toBe(word);
  });

  it.each([
    ['coussin', 'french'],
    ['tient', 'french'],
    ['Schlüssel', 'german'],
    ['schlafen', 'german'],
    ['botas', 'spanish'],
    ['corriendo', 'spanish'],
    ['caminhando', 'portuguese'],
    ['colarinho', 'portuguese'],
    ['seta', 'italian'],
    ['secchio', 'italian'],
    ['growing', 'english'],
  ] as const)(
    'leaves “%s” as it is in %s, which is no slip for a word of another meaning',
    (word, language) => {
      expect(corrected(folded(word), language)).toBe(folded(word));
    },
  );

  it('counts a missing letter or a swap of two as one edit, and stops one above the limit', () => {
    expect(editDistance('vintage', 'vintage', 2)).toBe(0);
    expect(editDistance('vinatge', 'vintage', 2)).toBe(1);
    expect(editDistance('vntage', 'vintage', 2)).toBe(1);
    expect(editDistance('cat', 'vintage', 2)).toBe(3);
  });

  it('ignores case and accents', () => {
    expect(folded('Größe')).toBe('grosse');
    expect(folded('Éclairage')).toBe('eclairage');
  });
});
