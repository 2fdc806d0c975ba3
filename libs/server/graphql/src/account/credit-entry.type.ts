import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LedgerKind } from '@safelight/domain';
import { connectionType } from '../paging/connection.type.ts';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

const CreditEntryKindEnum = {
  GRANT: 'grant',
  RESERVE: 'reserve',
  CAPTURE: 'capture',
  RELEASE: 'release',
  REFUND: 'refund',
  EXPIRE: 'expire',
  REVOKE: 'revoke',
} as const satisfies Record<Uppercase<LedgerKind>, LedgerKind>;
registerEnumType(CreditEntryKindEnum, {
  name: 'CreditEntryKind',
  description: 'What moved credits.',
  valuesConfig: {
    GRANT: { description: 'Credits were added.' },
    RESERVE: { description: 'An edit was requested, and its credit was set aside.' },
    CAPTURE: { description: 'The edit succeeded, and its credit is spent.' },
    RELEASE: { description: 'The edit failed or was cancelled, and its credit was given back.' },
    REFUND: { description: 'The credit of a successful edit was given back.' },
    EXPIRE: { description: 'Credits ended.' },
    REVOKE: { description: 'A payment was refunded, and its credits were taken back.' },
  },
});

@ObjectType('CreditEntry', {
  simpleResolvers: true,
  description: 'One movement of credits. The balance of an account is the sum of its entries.',
})
export class CreditEntryType {
  @Field(() => ID, { description: 'The id of the entry.' })
  readonly id!: string;

  @Field(() => CreditEntryKindEnum, { description: 'What moved the credits.' })
  readonly kind!: LedgerKind;

  @Field(() => Int, { description: 'Credits added; negative where credits were taken.' })
  readonly amount!: number;

  @Field(() => String, { description: 'Why the credits moved, in words for the account’s owner.' })
  readonly reason!: string;

  @Field(() => DateTimeScalar, { description: 'When the credits moved.' })
  readonly createdAt!: Date;
}

export const CreditEntryConnectionType = connectionType('CreditEntry', CreditEntryType, 'credit entries');
