// Type-checks one project: its tsconfig.json and, where specs have an environment of their own, tsconfig.spec.json.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const project = process.argv[2];
const configs = ['tsconfig.json', 'tsconfig.spec.json'].map((name) => join(project, name)).filter(existsSync);
const failed = configs.filter(
  (config) =>
    spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', config], {
      stdio: 'inherit',
    }).status !== 0,
);
process.exit(failed.length === 0 ? 0 : 1);
