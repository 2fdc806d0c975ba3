import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

describe('the local editor for tools', () => {
  it('is loaded by Node without a build, with all that it imports', async () => {
    const loads = `import { createLocalEditor } from '@safelight/ai/local'; console.log(typeof createLocalEditor);`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', loads],
      { cwd: import.meta.dirname },
    );
    expect(stdout).toBe('function\n');
  });
});
