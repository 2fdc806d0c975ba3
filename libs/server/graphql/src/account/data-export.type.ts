import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { DataExport, DataExportState } from '@safelight/domain';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

export const DataExportStateEnum = {
  QUEUED: 'queued',
  PROCESSING: 'processing',
  READY: 'ready',
  FAILED: 'failed',
} as const satisfies Record<Uppercase<DataExportState>, DataExportState>;
registerEnumType(DataExportStateEnum, { name: 'DataExportState' });

/** A ZIP of everything of the viewer's; the link to it is mailed. */
@ObjectType('DataExport', { simpleResolvers: true })
export class DataExportType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => DataExportStateEnum)
  readonly state!: DataExportState;

  @Field(() => DateTimeScalar)
  readonly createdAt!: Date;

  @Field(() => Float, { nullable: true, description: 'Bytes; null until ready' })
  readonly sizeBytes!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the link stops working; null until ready',
  })
  readonly expiresAt!: Date | null;
}

/** What a client may see of an export: never its key or secret. */
export const presentExport = ({
  id,
  state,
  createdAt,
  sizeBytes,
  expiresAt,
}: DataExport): DataExportType => ({
  id,
  state,
  createdAt,
  sizeBytes,
  expiresAt,
});
