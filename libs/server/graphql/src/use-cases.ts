import type { UseCases } from '@safelight/application';

/** What this transport calls. Bytes and health are the business of others. */
export type GraphqlUseCases = Omit<
  UseCases,
  'checkReadiness' | 'countDelivery' | 'deliverImage' | 'getApiKey' | 'getOwnImage' | 'openExport'
>;
