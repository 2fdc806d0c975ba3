import type { Ports, Repositories } from '../ports/index.ts';
import { withSecurityLog } from '../security/with-security-log.ts';
import { createUseCases } from '../use-cases.ts';

type Adapters = Omit<Ports, keyof Repositories> & { readonly repositories: Repositories };

/** Creates the use cases, which record security events, and everything that `createUseCases` returns. */
export const wireUseCases = ({ repositories, ...ports }: Adapters) => {
  const created = createUseCases({ ...repositories, ...ports });
  return { ...created, useCases: withSecurityLog(created.useCases, ports.securityLog) };
};
