// Reads the `.env` at the root of the repository, for `npm start`, `npm run dev` and the operators' commands.
// Tests do not read it, because their results must not depend on the machine.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Adds the variables of the file to `env`. A variable that is already set wins, even if it is empty. */
export function loadEnvFile(folder = ROOT, env: NodeJS.ProcessEnv = process.env): void {
  const path = join(folder, '.env');
  if (!existsSync(path)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(path, 'utf8')))) env[name] ??= value;
}
