export * from './contract-database.ts';
export * from './credit-repository.contract.ts';
