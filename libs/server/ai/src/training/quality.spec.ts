import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { OUTPUTS } from '../plan/second-reader/labels.ts';
import { decodeWeights } from '../plan/second-reader/weights.ts';
import { WEIGHTS_SHA256 } from '../plan/second-reader/weights-hash.ts';
import { corpus } from './corpus.ts';
import { scored, tally } from './score.ts';
import { sourceHash } from './source-hash.ts';

const bytes = readFileSync(new URL('../../models/wishes.bin', import.meta.url));

it('the weights were learned from the current wishes (npm run ai:train)', () => {
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(WEIGHTS_SHA256);
  expect(decodeWeights(bytes)).toMatchObject({ labels: OUTPUTS, source: sourceHash() });
});

it('both readers together understand wishes that the training did not use', () => {
  const { tested } = corpus();
  const counts = tally(tested.map((row) => scored(row).outcome));
  const share = (count: number): number => count / tested.length;
  expect(share(counts.right + counts['refused rightly'])).toBeGreaterThan(0.8);
  expect(share(counts['wrong and charged'])).toBeLessThan(0.05);
});
