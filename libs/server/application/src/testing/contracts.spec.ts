import { creditRepositoryContract, type ContractDatabase } from './contracts/index.ts';
import { fakeClock } from './fake-clock.ts';
import { InMemoryDatabase } from './in-memory-database.ts';

const open = async (): Promise<ContractDatabase> => {
  const database = new InMemoryDatabase(fakeClock());
  return { repositories: database.repositories, unitOfWork: database, close: async () => undefined };
};

describe('in memory', () => {
  creditRepositoryContract(open);
});
