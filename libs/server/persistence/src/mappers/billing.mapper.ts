import type { StoredSubscription, MonthlyCredits, Purchase } from '@safelight/domain';
import type { MonthlyCreditsRecord } from '../records/credit.records.ts';
import type { PurchaseRecord, SubscriptionRecord } from '../records/billing.records.ts';

export const toPurchase = ({ periodFrom, periodTo, ...record }: PurchaseRecord): Purchase => ({
  ...record,
  period: periodFrom === null || periodTo === null ? null : { from: periodFrom, to: periodTo },
});

export const fromPurchase = ({ period, ...purchase }: Purchase): PurchaseRecord => ({
  ...purchase,
  periodFrom: period?.from ?? null,
  periodTo: period?.to ?? null,
});

export const toSubscription = ({
  periodFrom,
  periodTo,
  ...record
}: SubscriptionRecord): StoredSubscription => ({ ...record, period: { from: periodFrom, to: periodTo } });

export const fromSubscription = ({ period, ...subscription }: StoredSubscription): SubscriptionRecord => ({
  ...subscription,
  periodFrom: period.from,
  periodTo: period.to,
});

export const toMonthlyCredits = (record: MonthlyCreditsRecord): MonthlyCredits => {
  const { monthFrom, monthTo, sinceEntryId, ...rest } = record;
  return {
    ...rest,
    month: { from: monthFrom, to: monthTo },
    sinceEntryId: sinceEntryId === null ? null : String(sinceEntryId),
  };
};

export const fromMonthlyCredits = ({ month, ...credits }: MonthlyCredits): MonthlyCreditsRecord => ({
  ...credits,
  monthFrom: month.from,
  monthTo: month.to,
  sinceEntryId: credits.sinceEntryId === null ? null : Number(credits.sinceEntryId),
});
