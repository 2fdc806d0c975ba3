// `npm run unit`: the specs of every project.
import { alone, specs } from './parts.mjs';

await alone(specs());
