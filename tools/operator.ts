// Runs a command for operators after building if needed: `node tools/operator.ts backup <folder>`. package.json names
// one command for each, such as `npm run backup -- <folder>`.
import { runBuilt } from './run-built.ts';

const [program = ''] = process.argv.splice(2, 1);
await runBuilt(program);
