import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readPrompt } from '../read-prompt.ts';
import { OUTPUTS } from '../classifier/labels.ts';
import { decodeWeights } from '../classifier/weights.ts';
import { WEIGHTS_SHA256 } from '../classifier/weights-hash.ts';
import { corpus } from './corpus.ts';
import { scored, tally, type Outcome } from './score.ts';
import { sourceHash } from './source-hash.ts';
import type { LabelledWish } from './wish-rows.ts';

const bytes = readFileSync(new URL('../../models/wishes.bin', import.meta.url));

it('the weights were learned from the current wishes (npm run ai:train)', () => {
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(WEIGHTS_SHA256);
  expect(decodeWeights(bytes)).toMatchObject({ labels: OUTPUTS, source: sourceHash() });
});

describe('both readers together understand what the training did not use', () => {
  const { tested } = corpus();
  const isPhrase = ({ writer }: LabelledWish): boolean => writer.startsWith('v-phrases');
  const sharesOf = (rows: readonly LabelledWish[]): Readonly<Record<Outcome, number>> => {
    const counts = tally(rows.map((row) => scored(row).outcome));
    return Object.fromEntries(
      Object.entries(counts).map(([outcome, count]) => [outcome, count / rows.length]),
    ) as Record<Outcome, number>;
  };

  it('wishes as people write them', () => {
    const shares = sharesOf(tested.filter((row) => !isPhrase(row)));
    expect(shares.right + shares['refused rightly']).toBeGreaterThan(0.83);
    expect(shares['wrong and charged']).toBeLessThan(0.05);
  });

  it('the phrase books, whose rows are as unlike one another as possible', () => {
    const shares = sharesOf(tested.filter(isPhrase));
    expect(shares.right + shares['refused rightly']).toBeGreaterThan(0.65);
    expect(shares['wrong and charged']).toBeLessThan(0.13);
  });
});

describe('the texts that people want to see on their pictures', () => {
  const rows = readFileSync(new URL('../../wishes/texts/ordinary.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
  const results = rows.map(([, wish = '', text = '']) => {
    const writing = readPrompt(wish).steps.find(
      ({ operation }) => operation === 'add-text' || operation === 'watermark',
    );
    // Without a text, a watermark says that all rights are reserved.
    const written = String(writing?.options['text'] ?? '');
    return { wish, text: text === 'refuse' ? '' : text.replace(/[‘’]/g, "'"), written };
  });
  const shareOf = (matches: (result: (typeof results)[number]) => boolean): number =>
    results.filter(matches).length / results.length;

  it('are written exactly as the wish says them, or not at all', () => {
    const isExact = shareOf(({ text, written }) => written === text);
    const isOther = shareOf(({ text, written }) => written !== '' && written !== text);
    expect(isExact).toBeGreaterThan(0.8);
    expect(isOther).toBeLessThan(0.03);
  });
});
