import { REPOSITORY_CONTRACTS } from '@safelight/application/testing/contracts';
import { dropContractDatabase, openContractDatabase } from '../testing/contract-database.ts';

describe('in PostgreSQL', () => {
  for (const { contract } of REPOSITORY_CONTRACTS) contract(openContractDatabase);
  afterAll(dropContractDatabase);
});
