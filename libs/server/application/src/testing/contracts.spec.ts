import { REPOSITORY_CONTRACTS, sampleImage, type ContractDatabase } from './contracts/index.ts';
import { fakeClock } from './fake-clock.ts';
import { InMemoryDatabase } from './in-memory-database.ts';

/** The methods that a suite called, in the form "repository.method". */
const called = new Set<string>();

const watched = <T extends object>(repositories: T): T =>
  Object.fromEntries(
    Object.entries(repositories).map(([port, repository]: [string, object]) => [
      port,
      new Proxy(repository, {
        get: (target, name) => {
          called.add(`${port}.${String(name)}`);
          return Reflect.get(target, name) as unknown;
        },
      }),
    ]),
  ) as T;

const open = async (): Promise<ContractDatabase> => {
  const clock = fakeClock();
  const database = new InMemoryDatabase(clock);
  return {
    repositories: watched(database.repositories),
    unitOfWork: { transaction: (work) => database.transaction((tx) => work(watched(tx))) },
    contradictions: async () => [],
    fillProject: async (ownerId, projectId, count) => {
      const project = database.tables.projects.get(projectId);
      const images = [...(project?.images ?? [])];
      while (images.length < count) {
        const image = sampleImage(ownerId);
        database.tables.images.set(image.uid, image);
        images.push({ uid: image.uid, position: 1e9 + images.length, isCover: false });
      }
      if (project !== undefined) database.tables.projects.set(projectId, { ...project, images });
    },
    close: async () => undefined,
  };
};

describe('in memory', () => {
  for (const { contract } of REPOSITORY_CONTRACTS) contract(open);
});

describe('the contract tests of repositories', () => {
  const { repositories } = new InMemoryDatabase();

  it('exist for every repository', () => {
    const covered = new Set<string>(REPOSITORY_CONTRACTS.flatMap(({ ports }) => ports));
    expect(Object.keys(repositories).filter((port) => !covered.has(port))).toEqual([]);
  });

  it('call every method of every repository', () => {
    const methods = Object.entries(repositories).flatMap(([port, repository]: [string, object]) =>
      Object.keys(repository).map((method) => `${port}.${method}`),
    );
    expect(methods.length).toBeGreaterThan(0);
    expect(methods.filter((method) => !called.has(method))).toEqual([]);
  });
});
