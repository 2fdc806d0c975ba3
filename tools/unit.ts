// `npm run unit`: the specs of every project, or those named: `npm run unit -- libs/rules/src/picture-page.spec.ts`,
// with any option of Jest, such as `-t 'a title'`.
import { alone, specs } from './parts.ts';

await alone(specs(process.argv.slice(2)));
