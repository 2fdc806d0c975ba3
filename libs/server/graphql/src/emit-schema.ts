import { resolve } from 'node:path';
import { emitSchemaDefinitionFile } from 'type-graphql';
import { buildGraphqlSchema } from './build-schema.ts';

await emitSchemaDefinitionFile(resolve('schema.graphql'), await buildGraphqlSchema());
