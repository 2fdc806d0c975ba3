export * from './account-fakes.ts';
export * from './edit-fakes.ts';
export * from './fake-clock.ts';
export * from './fake-payments.ts';
export * from './fakes.ts';
export * from './in-memory-database.ts';
export * from './plain-identity.ts';
export * from './world.ts';
