export * from './image-owner.ts';
export * from './repository-contracts.ts';
export * from './samples.ts';
export * from './samples-billing.ts';
export * from './viewed-images.ts';
