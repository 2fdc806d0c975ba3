import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openScratchFolder } from './scratch-folder.ts';

const pidOfTheDead = (): number => spawnSync(process.execPath, ['-e', '']).pid;

describe('the scratch folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'scratch-'));
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it('is created when absent, and loses each of its files when the file is disposed of', async () => {
    const folder = join(root, 'deep', 'new');
    const scratch = openScratchFolder(folder);
    const path = scratch.reserve();
    writeFileSync(path, 'pixels');
    const file = scratch.hand(path, { contentType: 'image/webp', sizeBytes: 6 });
    expect(file).toMatchObject({ path, contentType: 'image/webp', sizeBytes: 6 });
    expect(readdirSync(folder)).toHaveLength(1);
    await file.dispose();
    await file.dispose();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('loses only the files of dead processes and of earlier runs of this process', () => {
    const folder = join(root, 'swept');
    const ours = openScratchFolder(folder).reserve();
    writeFileSync(ours, '');
    const names = {
      dead: `imaging-${pidOfTheDead()}-0a1b2c3d-x`,
      earlierSelf: `imaging-${process.pid}-0a1b2c3d-x`,
      living: `imaging-${process.ppid}-0a1b2c3d-x`,
      foreign: 'notes.txt',
    };
    for (const name of Object.values(names)) writeFileSync(join(folder, name), '');
    openScratchFolder(folder);
    expect(
      readdirSync(folder)
        .map((name) => join(folder, name))
        .sort(),
    ).toEqual([ours, join(folder, names.living), join(folder, names.foreign)].sort());
  });
});
