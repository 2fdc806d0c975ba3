// Converts Markdown files to modules for Jest, which requires a module with a transformer's interface.
import { markdownModule } from './markdown.mjs';

export default { process: (source) => ({ code: markdownModule(source) }) };
