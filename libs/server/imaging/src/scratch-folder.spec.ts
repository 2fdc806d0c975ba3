import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openScratchFolder } from './scratch-folder.ts';

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

  it('loses the files of dead processes when it is opened, and none of this process', () => {
    const folder = join(root, 'swept');
    const ours = openScratchFolder(folder).reserve();
    const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
    const leftOver = join(folder, `ai-${dead}-0a1b2c3d-x`);
    for (const path of [ours, leftOver]) writeFileSync(path, '');
    openScratchFolder(folder);
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([ours]);
  });
});
