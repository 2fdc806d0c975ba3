// The same for Jest, which wants a module of its own for a kind of file.
import { markdownModule } from './markdown.mjs';

export default { process: (source) => ({ code: markdownModule(source) }) };
