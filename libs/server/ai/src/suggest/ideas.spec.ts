import { IDEAS, OPERATIONS, type PictureTraits } from '@safelight/operations';
import { readPrompt } from '@safelight/prompts';
import { nineSuggestions } from '@safelight/rules';
import { ideasFor } from './ideas.ts';

const ALL = OPERATIONS.map(({ id }) => id);
const plain: PictureTraits = {
  width: 4_000,
  height: 3_000,
  objects: [],
  hasSubject: false,
  meanLuma: 0.48,
  deviation: 0.22,
  darkest: 0.05,
  brightest: 0.9,
  crushed: 0,
  blown: 0,
  saturation: 0.35,
  warmth: 0.05,
  greenness: 0,
  colorSpread: 0.12,
  noise: 0.005,
  sharpness: 0.4,
};
const box = { left: 0.2, top: 0.2, right: 0.7, bottom: 0.9 };
const firstFor = (traits: Partial<PictureTraits>, title = ''): readonly string[] =>
  ideasFor({ ...plain, ...traits }, title, ALL).suggestions.slice(0, 4);

describe('every suggestion', () => {
  it.each(IDEAS.map(({ phrase }) => phrase))('has 2 to 4 words: %s', (phrase) => {
    expect(phrase.split(' ').length).toBeGreaterThanOrEqual(2);
    expect(phrase.split(' ').length).toBeLessThanOrEqual(4);
    expect(phrase).not.toContain(',');
  });
});

describe('ideasFor', () => {
  it.each([
    ['a plain picture', {}, ''],
    ['a dark picture', { meanLuma: 0.15, darkest: 0, brightest: 0.5 }, 'Concert at night'],
    [
      'a small portrait',
      { width: 600, height: 800, hasSubject: true, objects: [{ name: 'person', score: 0.9, box }] },
      'Me',
    ],
  ])(
    'returns different suggestions that can be read and performed completely: %s',
    (_name, traits, title) => {
      const { main, suggestions } = ideasFor({ ...plain, ...traits }, title, ALL);
      expect(new Set(suggestions).size).toBe(suggestions.length);
      expect(suggestions.length).toBeGreaterThanOrEqual(6);
      expect(suggestions.length).toBeLessThanOrEqual(9);
      for (const prompt of [main, ...suggestions]) {
        const { steps, notPossible } = readPrompt(prompt);
        expect([prompt, notPossible, steps.length > 0]).toEqual([prompt, [], true]);
      }
    },
  );

  it('suggests only what this installation can do', () => {
    const { suggestions } = ideasFor(plain, '', ['vintage', 'enhance-colors']);
    expect(suggestions).toEqual(['Enhance colors', 'Make it vintage']);
    expect(ideasFor(plain, '', []).suggestions).toEqual([]);
  });

  it.each([
    ['very small pictures', { width: 420, height: 280 }, 'Upscale to 4K'],
    [
      'a person who stands out',
      { hasSubject: true, objects: [{ name: 'person', score: 0.9, box }] },
      'Blur background',
    ],
    [
      'a cup that stands out',
      { hasSubject: true, objects: [{ name: 'cup', score: 0.9, box }] },
      'White studio background',
    ],
    [
      'a car beside the subject',
      { objects: [{ name: 'car', score: 0.9, box: { left: 0, top: 0.5, right: 0.1, bottom: 0.6 } }] },
      'Remove the cars',
    ],
    ['muted colors', { saturation: 0.1 }, 'Enhance colors'],
  ])('puts the suitable edit among its first suggestions for %s', (_name, traits, idea) =>
    expect(firstFor(traits)).toContain(idea),
  );

  const page = { meanLuma: 0.8, brightest: 0.95, saturation: 0.05, colorSpread: 0.02 };
  const old = { meanLuma: 0.45, saturation: 0.3, warmth: 0.2, colorSpread: 0.01 };
  const allFor = (traits: Partial<PictureTraits>, title = ''): readonly string[] =>
    nineSuggestions(ideasFor({ ...plain, ...traits }, title, ALL).suggestions);

  it('suggests for a page only edits that make it easier to read', () => {
    const ideas = allFor(page, 'Summer sunset at the beach');
    expect(ideas[0]).toBe('Scan this document');
    expect(ideas).toHaveLength(9);
    expect(ideas.join()).not.toMatch(/golden|vintage|night|sunset|painting|neon|magical|background|4K/i);
    expect(ideasFor({ ...plain, ...page }, '', ALL).main).toMatch(/^Scan this document/);
  });

  it('suggests restoring an old photo, but no edits that age it or change its missing colors', () => {
    const ideas = allFor(old, 'Grandmother in 1952');
    expect(ideas[0]).toBe('Restore this old photo');
    expect(ideas).toHaveLength(9);
    expect(ideas.join()).not.toMatch(/vintage|black and white|golden|sepia|tones|enhance colors|4K/i);
    expect(allFor({}, 'Old town')).not.toContain('Scan this document');
  });

  it('suggests no upscaling for pictures that are large enough', () => {
    for (const width of [1_000, 1_600, 4_000]) {
      expect(allFor({ width, height: width * 0.75 }).join()).not.toMatch(/upscale|resolution/i);
    }
  });

  it('prefers suggestions that match the title', () => {
    expect(firstFor({ hasSubject: true }, 'Product shots for the shop')).toContain('White studio background');
    expect(firstFor({ hasSubject: true }, 'My portrait')).toContain('Blur background');
  });

  it('combines two suggestions in the sentence of the main prompt', () => {
    const { main } = ideasFor({ ...plain, saturation: 0.1, hasSubject: true }, 'portrait', ALL);
    expect(main).toMatch(/^[A-Z].* and [a-z]/);
    expect(readPrompt(main).steps.length).toBe(2);
  });

  it('suggests cutting out only objects of a kind that people cut out', () => {
    const cup = [{ name: 'cup', score: 0.9, box }];
    expect(firstFor({ hasSubject: true, objects: cup })).toContain('Remove background');
    expect(firstFor({ hasSubject: true })).not.toContain('Remove background');
  });

  it('does not combine a suggestion that makes a very different picture with another one', () => {
    expect(ideasFor({ ...plain, deviation: 0.3 }, 'Old street', ALL).main).toBe('Black and white');
    const { main, suggestions } = ideasFor(
      { ...plain, deviation: 0.3, hasSubject: true, saturation: 0.1 },
      '',
      ALL,
    );
    expect(suggestions).toContain('Black and white');
    expect(main).not.toMatch(/black and white/i);
  });
});
