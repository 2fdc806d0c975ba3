// `npm run schema` writes schema.graphql from the server's types.
import { runnerImport } from 'vite';

await runnerImport('libs/server/graphql/src/emit-schema.ts');
