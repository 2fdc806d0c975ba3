import type { UseCases } from '@safelight/application';

/** What this transport calls. Bytes, links and health are the business of others. */
export type GraphqlUseCases = Omit<
  UseCases,
  | 'checkReadiness'
  | 'comparisonAddresses'
  | 'countDelivery'
  | 'deleteByLink'
  | 'deleteProject'
  | 'deliverContactSheet'
  | 'deliverImage'
  | 'deliverPair'
  | 'exportImages'
  | 'exportProjects'
  | 'getAiEditResults'
  | 'getApiKey'
  | 'getOwnImage'
  | 'getVersion'
  | 'openExport'
  | 'receivePaymentEvent'
>;
