import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLeftOvers, scratchName } from './scratch-names.ts';

const pidOfTheDead = (): number => spawnSync(process.execPath, ['-e', '']).pid;

describe('the temporary files of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('lose only those of dead processes and of earlier runs of this process', () => {
    const kept = [scratchName('ai'), `put-${process.ppid}-0a1b2c3d-x`, 'notes.txt'];
    const leftOver = [
      `imaging-${pidOfTheDead()}-0a1b2c3d-x`,
      `ai-${pidOfTheDead()}-0a1b2c3d-x`,
      `put-${process.pid}-0a1b2c3d-x`,
    ];
    for (const name of [...kept, ...leftOver]) writeFileSync(join(folder, name), '');
    removeLeftOvers(folder);
    expect(readdirSync(folder).sort()).toEqual(kept.toSorted());
  });
});
