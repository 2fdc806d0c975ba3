// Runs a command for operators after building if needed: `node tools/operator.ts backup <folder>`. Each of them has a
// script in package.json, such as `npm run backup -- <folder>`.
import { runBuilt } from './run-built.ts';

const [program = ''] = process.argv.splice(2, 1);
await runBuilt(program);
