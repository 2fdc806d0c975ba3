// `npm run unit` runs the specs of every project, or only those named, such as
// `npm run unit -- libs/rules/src/picture-page.spec.ts`. All options of Jest work, such as `-t 'a title'`.
import { alone, specs } from './parts.ts';

await alone(specs(process.argv.slice(2)));
