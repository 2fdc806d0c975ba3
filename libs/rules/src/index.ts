export * from './account.ts';
export * from './ai.ts';
export * from './contact.ts';
export * from './error-code.ts';
export * from './image.ts';
export * from './plan.ts';
export * from './text.ts';
export * from './texts.ts';
