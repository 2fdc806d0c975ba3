import { InitialSchema1795219200000 } from './1795219200000-initial-schema.migration.ts';
import { Accounts1795262400000 } from './1795262400000-accounts.migration.ts';
import { AiEditInstance1795305600000 } from './1795305600000-ai-edit-instance.migration.ts';
import { Library1795348800000 } from './1795348800000-library.migration.ts';
import { ContactMessage1795390000000 } from './1795390000000-contact-message.migration.ts';
import { AiEditFlow1795400000000 } from './1795400000000-ai-edit-flow.migration.ts';
import { CreditBalance1795420000000 } from './1795420000000-credit-balance.migration.ts';
import { EditorDocuments1795500000000 } from './1795500000000-editor-documents.migration.ts';
import { VersionOrigins1795510000000 } from './1795510000000-version-origins.migration.ts';
import { SettledEdits1795600000000 } from './1795600000000-settled-edits.migration.ts';
import { PublishedVersions1795610000000 } from './1795610000000-published-versions.migration.ts';
import { TagsInLowerCase1795620000000 } from './1795620000000-tags-in-lower-case.migration.ts';
import { Moderation1795630000000 } from './1795630000000-moderation.migration.ts';
import { DomainEvents1795640000000 } from './1795640000000-domain-events.migration.ts';
import { BlockedImages1795640000010 } from './1795640000010-blocked-images.migration.ts';
import { DescriptionAndExpiry1795640000100 } from './1795640000100-description-and-expiry.migration.ts';
import { ShownTags1795640000110 } from './1795640000110-shown-tags.migration.ts';
import { Projects1795640000200 } from './1795640000200-projects.migration.ts';
import { EditedPictures1795690000000 } from './1795690000000-edited-pictures.migration.ts';
import { Billing1795720000000 } from './1795720000000-billing.migration.ts';
import { RequestsOfAnHour1795730000000 } from './1795730000000-requests-of-an-hour.migration.ts';
import { UndoneAddresses1795730000010 } from './1795730000010-undone-addresses.migration.ts';
import { UsesOfTransforms1795740000000 } from './1795740000000-uses-of-transforms.migration.ts';
import { Suspensions1795750000000 } from './1795750000000-suspensions.migration.ts';
import { EntriesByUid1795760000000 } from './1795760000000-entries-by-uid.migration.ts';
import { TurnsOfEdits1795770000000 } from './1795770000000-turns-of-edits.migration.ts';
import { EditsTakenBack1795780000000 } from './1795780000000-edits-taken-back.migration.ts';
import { DeletedComparisons1795790000000 } from './1795790000000-deleted-comparisons.migration.ts';
import { FailuresOfEdits1795800000000 } from './1795800000000-failures-of-edits.migration.ts';
import { DeletedVersionNumbers1795810000000 } from './1795810000000-deleted-version-numbers.migration.ts';
import { NamesOfSrgbCopies1795820000000 } from './1795820000000-names-of-srgb-copies.migration.ts';
import { ShownDocuments1795830000000 } from './1795830000000-shown-documents.migration.ts';
import { EditsOfFiles1795830000010 } from './1795830000010-edits-of-files.migration.ts';

/** The migrations in the order in which they are applied. */
export const MIGRATIONS = [
  InitialSchema1795219200000,
  Accounts1795262400000,
  AiEditInstance1795305600000,
  Library1795348800000,
  ContactMessage1795390000000,
  AiEditFlow1795400000000,
  CreditBalance1795420000000,
  EditorDocuments1795500000000,
  VersionOrigins1795510000000,
  SettledEdits1795600000000,
  PublishedVersions1795610000000,
  TagsInLowerCase1795620000000,
  Moderation1795630000000,
  DomainEvents1795640000000,
  BlockedImages1795640000010,
  DescriptionAndExpiry1795640000100,
  ShownTags1795640000110,
  Projects1795640000200,
  EditedPictures1795690000000,
  Billing1795720000000,
  RequestsOfAnHour1795730000000,
  UndoneAddresses1795730000010,
  UsesOfTransforms1795740000000,
  Suspensions1795750000000,
  EntriesByUid1795760000000,
  TurnsOfEdits1795770000000,
  EditsTakenBack1795780000000,
  DeletedComparisons1795790000000,
  FailuresOfEdits1795800000000,
  DeletedVersionNumbers1795810000000,
  NamesOfSrgbCopies1795820000000,
  ShownDocuments1795830000000,
  EditsOfFiles1795830000010,
];
