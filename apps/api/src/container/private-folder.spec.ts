import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePrivateFolder } from './private-folder.ts';

describe('a private folder', () => {
  let parent: string;
  beforeEach(async () => (parent = await mkdtemp(join(tmpdir(), 'safelight-private-'))));
  afterEach(() => rm(parent, { recursive: true, force: true }));

  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

  it('is created so that only the server’s user can access it', async () => {
    const path = join(parent, 'data', 'scratch');
    await makePrivateFolder(path);
    expect(await modeOf(path)).toBe(0o700);
  });

  it('that exists already becomes inaccessible to other users', async () => {
    const path = join(parent, 'scratch');
    await mkdir(path, { mode: 0o755 });
    await makePrivateFolder(path);
    expect(await modeOf(path)).toBe(0o700);
  });
});
