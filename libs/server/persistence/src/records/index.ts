/** All records that TypeORM maps. A new file of records is listed here. */
export * from './ai-edit.records.ts';
export * from './api-key.record.ts';
export * from './billing.records.ts';
export * from './comparison.record.ts';
export * from './contact-message.record.ts';
export * from './credit.records.ts';
export * from './data-export.record.ts';
export * from './domain-event.record.ts';
export * from './editor-document.records.ts';
export * from './file.records.ts';
export * from './image-version.record.ts';
export * from './image.record.ts';
export * from './project.record.ts';
export * from './session.records.ts';
export * from './tag.records.ts';
export * from './usage.records.ts';
export * from './user.record.ts';
