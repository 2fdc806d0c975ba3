// `npm run test:watch` runs the specs that a change affects, after every change. Arguments limit it to folders:
// `npm run test:watch -- libs/web/library libs/web/data`. While it runs, the key h lists more commands.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';

const folders = process.argv.slice(2);
const configs = globSync(
  folders.length === 0
    ? '{apps,libs,tools}/**/jest.config.js'
    : folders.map((folder) => `${folder}/jest.config.js`),
  {
    exclude: ['**/node_modules'],
  },
);
if (configs.length === 0) {
  console.error(`There are no specs in ${folders.join(', ')}. Name a folder such as libs/web/library.`);
  process.exit(1);
}
const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];
const watching = spawn(process.execPath, [...JEST, '--watch', '--projects', ...configs], {
  stdio: 'inherit',
});
watching.on('exit', (code) => process.exit(code ?? 1));
