export {
  findEmbeddedPostgresUrl,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './start-embedded-postgres.ts';
