import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { printGraphqlSchema } from './build-schema.ts';

await writeFile(resolve('schema.graphql'), await printGraphqlSchema());
