import { COCO_NAMES } from '../../objects/coco-names.ts';
import { OPERATIONS } from '../../operations/registry.ts';
import { ENGLISH, type Lexicon } from './english.ts';
import { folded, LANGUAGES, LEXICONS } from './lexicon.ts';
import { corrected, editDistance } from './spelling.ts';

const named = (kind: string): readonly string[] =>
  Object.keys(ENGLISH)
    .filter((concept) => concept.startsWith(`${kind}:`))
    .map((concept) => concept.slice(kind.length + 1));

describe('the lexicons', () => {
  it('name things only by classes the detector knows', () => {
    const classes = named('thing').flatMap((names) => names.split(','));
    expect(classes.filter((name) => !COCO_NAMES.includes(name))).toEqual([]);
  });

  it.each(LANGUAGES)('have words in %s for every look and repair that has a word of its own', (language) => {
    const lexicon: Lexicon = LEXICONS[language];
    const known: ReadonlySet<string> = new Set(OPERATIONS.map(({ id }) => id));
    const ops = named('op').filter((id) => known.has(id) && id !== 'match-reference');
    const missing = ops.filter((id) => !Object.keys(lexicon).includes(`op:${id}`));
    expect(missing).toEqual([]);
  });
});

describe('spelling', () => {
  it.each([
    ['waterkolor', 'english', 'watercolor'],
    ['vinttage', 'english', 'vintage'],
    ['hintergrnd', 'german', 'hintergrund'],
    ['acuraela', 'spanish', 'acuarela'],
  ] as const)('takes “%s” in %s for “%s”', (slip, language, word) => {
    expect(corrected(slip, language)).toBe(word);
  });

  it.each(['beach', 'coat', 'world', 'hat', 'castle', 'london'])('leaves “%s” as it is', (word) => {
    expect(corrected(word, 'english')).toBe(word);
  });

  it('counts letters added, dropped, changed and swapped', () => {
    expect(editDistance('vintage', 'vintage', 2)).toBe(0);
    expect(editDistance('vinatge', 'vintage', 2)).toBe(1);
    expect(editDistance('vntage', 'vintage', 2)).toBe(1);
    expect(editDistance('cat', 'vintage', 2)).toBe(3);
  });

  it('compares words without case and accents', () => {
    expect(folded('Größe')).toBe('grosse');
    expect(folded('Éclairage')).toBe('eclairage');
  });
});
