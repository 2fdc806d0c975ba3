export { startTestDatabase, testDatabase, type TestDatabase } from './start-test-database.ts';
