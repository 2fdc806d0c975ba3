import type { UseCases } from '@safelight/application';

/**
 * The use cases that this transport calls. Files, pages behind links and health checks belong to other
 * transports.
 */
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
  | 'deliveryReceipts'
  | 'exportImages'
  | 'exportProjects'
  | 'getApiKey'
  | 'getOwnImage'
  | 'getVersion'
  | 'openExport'
  | 'openImageArchive'
  | 'openProjectArchive'
  | 'receivePaymentEvent'
>;
