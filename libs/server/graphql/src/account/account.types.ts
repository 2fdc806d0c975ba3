import { Field, ID } from 'type-graphql';
import type { DataExportState } from '@safelight/domain';
import { BigIntScalar, DateTimeScalar } from '../scalars/scalars.ts';
import { UserType } from '../user/user.type.ts';
import { DataType, enumType } from '../describe.ts';

@DataType('AccountDeletion', 'A requested deletion of the account, which can still be cancelled.')
export class AccountDeletionType {
  @Field(() => DateTimeScalar, {
    description:
      'When the account and its data are deleted for good. Signing in before then cancels the deletion.',
  })
  readonly purgeAt!: Date;
}

const DataExportStateEnum = enumType<DataExportState>('DataExportState', 'The state of an export.', {
  queued: 'The export waits for its turn.',
  processing: 'The archive is being written.',
  ready: 'The archive can be downloaded.',
  failed: 'The archive could not be written.',
});

@DataType('DataExport', 'A ZIP archive of all data of the account. The link to it is sent by email.')
export class DataExportType {
  @Field(() => ID, { description: 'The id of the export.' })
  readonly id!: string;

  @Field(() => DataExportStateEnum, { description: 'The state of the export.' })
  readonly state!: DataExportState;

  @Field(() => DateTimeScalar, { description: 'When the export was requested.' })
  readonly createdAt!: Date;

  @Field(() => BigIntScalar, {
    nullable: true,
    description: 'Size of the archive in bytes; null until it is ready.',
  })
  readonly sizeBytes!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the link stops working; null until the archive is ready.',
  })
  readonly expiresAt!: Date | null;
}

@DataType('ProfileUpdate', 'The result of changing the profile.')
export class ProfileUpdateType {
  @Field(() => UserType, { description: 'The account after the change.' })
  readonly user!: UserType;

  @Field(() => Boolean, { description: 'True when a confirmation link was sent to a new email address.' })
  readonly isEmailPending!: boolean;
}
