import { createHash } from 'node:crypto';
import { toldOdds, TOLD_FILE } from '../around/told-odds.ts';
import { TOLD_SHA256 } from '../around/told-hash.ts';
import { decodeWeights } from '../classifier/weights.ts';
import { modelFile } from '../model-file.ts';
import { corpus } from './corpus.ts';
import { sentences, toldSourceHash } from './told-sentences.ts';

it('the weights were learned from the current sentences (npm run ai:told)', () => {
  const bytes = modelFile(TOLD_FILE);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(TOLD_SHA256);
  expect(decodeWeights(bytes)).toMatchObject({ labels: ['told'], source: toldSourceHash() });
});

describe('sentences that the training did not use', () => {
  const { tested } = sentences();
  const shareOver = (odds: number, isTold: boolean): number => {
    const rows = tested.filter((sentence) => sentence.isTold === isTold);
    return rows.filter(({ text }) => toldOdds(text) > odds).length / rows.length;
  };

  it('are found if they are only told', () => {
    expect(shareOver(0, true)).toBeGreaterThan(0.6);
    expect(shareOver(3, true)).toBeGreaterThan(0.2);
  });

  it('are seldom taken for told if they are meant, and hardly ever with certainty', () => {
    expect(shareOver(1, false)).toBeLessThan(0.07);
    expect(shareOver(3, false)).toBeLessThan(0.02);
  });
});

it('a wish of one clause is hardly ever taken for told', () => {
  const wishes = corpus().tested.filter(({ wish }) => !/[,;.!?:]/u.test(wish));
  const taken = wishes.filter(({ wish }) => toldOdds(wish) > 0);
  expect(taken.length / wishes.length).toBeLessThan(0.01);
});
