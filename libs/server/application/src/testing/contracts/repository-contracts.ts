import { accountReaderContract } from './account-reader.contract.ts';
import { aiEditJobRepositoryContract } from './ai-edit-job-repository.contract.ts';
import { aiEditTurnsContract } from './ai-edit-turns.contract.ts';
import { billingRepositoriesContract } from './billing-repositories.contract.ts';
import { blobIntentRepositoryContract } from './blob-intent-repository.contract.ts';
import { comparisonRepositoryContract } from './comparison-repository.contract.ts';
import {
  contactMessageRepositoryContract,
  externalIdentityRepositoryContract,
  idempotencyRepositoryContract,
} from './small-repositories.contract.ts';
import { creditRepositoryContract } from './credit-repository.contract.ts';
import { dataExportRepositoryContract } from './data-export-repository.contract.ts';
import { domainEventRepositoryContract } from './domain-event-repository.contract.ts';
import { editorDocumentRepositoriesContract } from './editor-document-repositories.contract.ts';
import { imageAccessContract } from './image-access.contract.ts';
import { imageBulkContract } from './image-bulk.contract.ts';
import { imageFiltersContract } from './image-filters.contract.ts';
import { imageListContract } from './image-list.contract.ts';
import { imageRepositoryContract } from './image-repository.contract.ts';
import { imageVersionsContract } from './image-versions.contract.ts';
import { maintenanceRepositoryContract } from './maintenance-repository.contract.ts';
import { moderationContract } from './moderation.contract.ts';
import { projectImagesContract } from './project-images.contract.ts';
import { projectRepositoryContract } from './project-repository.contract.ts';
import { sessionRepositoryContract } from './session-repository.contract.ts';
import { shareLinkRepositoryContract } from './share-link-repository.contract.ts';
import { tokenRepositoriesContract } from './token-repositories.contract.ts';
import { usageRepositoriesContract } from './usage-repositories.contract.ts';
import { userRepositoryContract } from './user-repository.contract.ts';
import { versionUseContract } from './version-use.contract.ts';
import { viewRepositoryContract } from './view-repository.contract.ts';
import type { Repositories } from '../../ports/index.ts';
import type { ContractDatabase } from './image-owner.ts';

type Contract = (open: () => Promise<ContractDatabase>) => void;

/** The contract suites, each with the repositories that it tests. */
export const REPOSITORY_CONTRACTS: readonly {
  readonly ports: readonly (keyof Repositories)[];
  readonly contract: Contract;
}[] = [
  { ports: ['users'], contract: userRepositoryContract },
  { ports: ['oneTimeTokens', 'refreshTokens', 'apiKeys'], contract: tokenRepositoriesContract },
  { ports: ['sessions'], contract: sessionRepositoryContract },
  { ports: ['externalIdentities'], contract: externalIdentityRepositoryContract },
  { ports: ['dataExports'], contract: dataExportRepositoryContract },
  { ports: ['contactMessages'], contract: contactMessageRepositoryContract },
  { ports: ['accounts'], contract: accountReaderContract },
  { ports: ['rateCounters', 'bandwidth'], contract: usageRepositoriesContract },
  { ports: ['maintenance'], contract: maintenanceRepositoryContract },
  { ports: ['comparisons'], contract: comparisonRepositoryContract },
  { ports: ['projects'], contract: projectRepositoryContract },
  { ports: ['projects'], contract: projectImagesContract },
  { ports: ['shareLinks'], contract: shareLinkRepositoryContract },
  { ports: ['views'], contract: viewRepositoryContract },
  { ports: ['editorDocuments', 'layerPictures'], contract: editorDocumentRepositoriesContract },
  { ports: ['images', 'derivatives'], contract: imageRepositoryContract },
  { ports: ['images'], contract: imageAccessContract },
  { ports: ['images'], contract: imageBulkContract },
  { ports: ['images'], contract: imageFiltersContract },
  { ports: ['images'], contract: imageListContract },
  { ports: ['images', 'derivatives'], contract: imageVersionsContract },
  { ports: ['images'], contract: versionUseContract },
  { ports: ['images', 'users'], contract: moderationContract },
  { ports: ['blobIntents'], contract: blobIntentRepositoryContract },
  { ports: ['credits'], contract: creditRepositoryContract },
  {
    ports: ['purchases', 'subscriptions', 'monthlyCredits', 'paymentRecords'],
    contract: billingRepositoriesContract,
  },
  { ports: ['aiEditJobs'], contract: aiEditJobRepositoryContract },
  { ports: ['aiEditJobs'], contract: aiEditTurnsContract },
  { ports: ['idempotency'], contract: idempotencyRepositoryContract },
  { ports: ['domainEvents'], contract: domainEventRepositoryContract },
];
