export * from './fakes.ts';
export * from './in-memory-database.ts';
export * from './world.ts';
