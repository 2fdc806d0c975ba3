import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { RECEIPT_CURSORS } from '@safelight/application';
import {
  DomainError,
  requireAnySession,
  requireSession,
  requireUser,
  type SignInMethod,
  type User,
  type Viewer,
} from '@safelight/domain';
import { PLAN_LIMITS, type Privacy } from '@safelight/rules';
import { AccountStatisticsType, AccountUsageType, presentUsage } from './account-usage.types.ts';
import { ActivityType, CreditEntryConnectionType, type CreditEntryType } from './account-history.types.ts';
import {
  BillingType,
  presentReceipt,
  ReceiptConnectionType,
  type ReceiptType,
} from '../billing/billing.types.ts';
import type { GraphqlContext } from '../context.ts';
import { PrivacyEnum } from '../image/image.enums.ts';
import { connectionOf, PageArgs, placeIn, type Connection } from '../paging/connection.type.ts';
import { SignInMethodEnum, UserType, type UserView } from '../user/user.type.ts';
import { BigIntScalar } from '../scalars/scalars.ts';

/**
 * The viewer, if this user is the viewer and signed in by session; FORBIDDEN for API keys and everyone else.
 */
const selfOf = async ({ account, session }: UserView, { viewer }: GraphqlContext): Promise<Viewer> => {
  const self = await (session ?? viewer)();
  if (requireSession(self) !== account.id) throw new DomainError('FORBIDDEN', 'This is for the user alone.');
  return self;
};

/** Like `selfOf`, but also for a suspended account. */
const anySelfOf = async ({ account, session }: UserView, { viewer }: GraphqlContext): Promise<Viewer> => {
  const self = await (session ?? viewer)();
  if (requireAnySession(self).userId !== account.id) {
    throw new DomainError('FORBIDDEN', 'This is for the user alone.');
  }
  return self;
};

const ownAccount = async (user: UserView, context: GraphqlContext): Promise<User> => {
  await selfOf(user, context);
  return user.account;
};

/** The viewer, if this user is the viewer, by session or API key. */
const selfOrKeyOf = async ({ account, session }: UserView, { viewer }: GraphqlContext): Promise<Viewer> => {
  const self = await (session ?? viewer)();
  if (requireUser(self) !== account.id) throw new DomainError('FORBIDDEN', 'This is for the user alone.');
  return self;
};

/** The arguments for a page of an account's receipts or credit entries. */
@ArgsType()
class HistoryArgs extends PageArgs {
  @Field(() => Int, {
    defaultValue: 20,
    description: 'How many entries the page holds at most, from 1 to 50.',
  })
  override readonly first!: number;
}

/** Fields of a user that only this user can read in a session; `usage` also with an API key. */
@Resolver(() => UserType)
export class OwnAccountResolver {
  @FieldResolver(() => String, { description: 'A text about the person; empty when none was given.' })
  async bio(@Root() user: UserView, @Ctx() context: GraphqlContext): Promise<string> {
    return (await ownAccount(user, context)).bio;
  }

  @FieldResolver(() => PrivacyEnum, {
    nullable: true,
    description: 'The privacy that uploads start with; null for the default of each screen.',
  })
  async defaultPrivacy(@Root() user: UserView, @Ctx() context: GraphqlContext): Promise<Privacy | null> {
    return (await ownAccount(user, context)).defaultPrivacy;
  }

  @FieldResolver(() => Boolean, {
    description: 'True when an email is sent after a sign-in from an unknown device.',
  })
  async mailOnNewSignIn(@Root() user: UserView, @Ctx() context: GraphqlContext): Promise<boolean> {
    return (await ownAccount(user, context)).mailOnNewSignIn;
  }

  @FieldResolver(() => Boolean, {
    description: 'True when an email is sent after an AI edit has succeeded or failed.',
  })
  async mailOnAiEdit(@Root() user: UserView, @Ctx() context: GraphqlContext): Promise<boolean> {
    return (await ownAccount(user, context)).mailOnAiEdit;
  }

  @FieldResolver(() => Boolean, {
    description: 'False for an account that was created by sign-in with Google and has no password.',
  })
  async hasPassword(@Root() user: UserView, @Ctx() context: GraphqlContext): Promise<boolean> {
    await anySelfOf(user, context);
    return user.account.hasPassword;
  }

  @FieldResolver(() => String, {
    nullable: true,
    complexity: 2,
    description: 'A new email address that is not confirmed yet; null when there is none.',
  })
  async pendingEmail(@Root() user: UserView, @Ctx() context: GraphqlContext): Promise<string | null> {
    return context.useCases.getPendingEmail(await selfOf(user, context));
  }

  @FieldResolver(() => [SignInMethodEnum], {
    complexity: 2,
    description: 'The ways in which this account can sign in, the password first.',
  })
  async signInMethods(
    @Root() user: UserView,
    @Ctx() context: GraphqlContext,
  ): Promise<readonly SignInMethod[]> {
    return context.useCases.listSignInMethods(await selfOf(user, context));
  }

  @FieldResolver(() => BigIntScalar, { description: 'Bytes that the plan allows to store.' })
  async storageLimit(@Root() user: UserView, @Ctx() context: GraphqlContext): Promise<number> {
    return PLAN_LIMITS[(await ownAccount(user, context)).plan].storageBytes;
  }

  @FieldResolver(() => BigIntScalar, { description: 'Bytes that the plan delivers in a calendar month.' })
  async bandwidthLimit(@Root() user: UserView, @Ctx() context: GraphqlContext): Promise<number> {
    return PLAN_LIMITS[(await ownAccount(user, context)).plan].bandwidthBytesPerMonth;
  }

  @FieldResolver(() => AccountStatisticsType, { complexity: 20, description: 'Figures about the account.' })
  async statistics(@Root() user: UserView, @Ctx() context: GraphqlContext): Promise<AccountStatisticsType> {
    return context.useCases.getStatistics(await selfOf(user, context));
  }

  @FieldResolver(() => AccountUsageType, {
    complexity: 20,
    description: 'How much of the limits of the plan is used. API keys may read this too.',
  })
  async usage(@Root() user: UserView, @Ctx() context: GraphqlContext): Promise<AccountUsageType> {
    return presentUsage(await context.useCases.getUsage(await selfOrKeyOf(user, context)));
  }

  @FieldResolver(() => [ActivityType], { complexity: 10, description: 'The recent activity, newest first.' })
  async activity(
    @Arg('first', () => Int, {
      defaultValue: 20,
      description: 'How many entries to list at most, from 1 to 50.',
    })
    first: number,
    @Root() user: UserView,
    @Ctx() context: GraphqlContext,
  ): Promise<readonly ActivityType[]> {
    return context.useCases.listActivity(await selfOf(user, context), first);
  }

  @FieldResolver(() => BillingType, { complexity: 4, description: 'The plan and the time it is paid for.' })
  async billing(@Root() user: UserView, @Ctx() context: GraphqlContext): Promise<BillingType> {
    return context.useCases.getBilling(await selfOf(user, context));
  }

  @FieldResolver(() => ReceiptConnectionType, {
    complexity: 2,
    description: 'The payments of the account, newest first.',
  })
  async receipts(
    @Args(() => HistoryArgs) { first, after = null }: HistoryArgs,
    @Root() user: UserView,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<ReceiptType>> {
    const self = await selfOf(user, context);
    const { receipts, hasNext } = await context.useCases.listReceipts(
      self,
      first,
      placeIn(RECEIPT_CURSORS, after),
    );
    return connectionOf(receipts.map(presentReceipt), {
      hasNext,
      cursorOf: ({ id, paidAt }) => RECEIPT_CURSORS.encode({ at: paidAt, id }),
    });
  }

  @FieldResolver(() => CreditEntryConnectionType, {
    complexity: 2,
    description: 'All movements of credits, newest first.',
  })
  async creditHistory(
    @Args(() => HistoryArgs) { first, after = null }: HistoryArgs,
    @Root() user: UserView,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<CreditEntryType>> {
    const self = await selfOf(user, context);
    const { entries, hasNext } = await context.useCases.listCreditHistory(self, first, after);
    const shown = entries.map(({ uid, ...entry }) => ({ ...entry, id: uid }));
    return connectionOf(shown, { hasNext, cursorOf: ({ id }) => id });
  }
}
