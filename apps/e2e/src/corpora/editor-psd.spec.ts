import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { signUp } from '../harness/client.ts';
import { difference, draw, exported, openEditor } from '../harness/editor.ts';
import { onDesk } from '../harness/looks.ts';
import { newImage } from '../harness/published.ts';
import { expect, site, test } from '../harness/site.ts';

const run = promisify(execFile);

onDesk('a Photoshop file written by the editor', () => {
  test('shows the same picture in ImageMagick as in the editor', async ({ page }) => {
    const tool = await run('convert', ['-version']).catch(() => ({ stdout: '' }));
    test.skip(!tool.stdout.includes('Version: ImageMagick'), 'ImageMagick is not installed');
    const account = await signUp(site.url, site.dataDir, 'magda');
    await openEditor(page, account, await newImage(account, { filename: 'lamp.jpg', privacy: 'private' }));
    await draw(page, 'u', [100, 100], [300, 250]);
    await draw(page, 'b', [50, 350], [500, 300]);
    const png = await exported(page, 'png');
    const psd = await exported(page, 'psd');
    const composite = `${psd.path}-composite.png`;
    await run('convert', [`psd:${psd.path}[0]`, composite]);
    expect(await difference(await readFile(composite), png.bytes)).toBeLessThan(1);
  });
});
