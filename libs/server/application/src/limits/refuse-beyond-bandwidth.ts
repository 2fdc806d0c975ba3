import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { Clock } from '../ports/index.ts';
import type { BandwidthMeter } from './bandwidth-meter.ts';
import { nextMonthOf, secondsUntil } from './periods.ts';

interface Deps {
  readonly bandwidthMeter: Pick<BandwidthMeter, 'isExceeded'>;
  readonly clock: Clock;
}

/** Throws BANDWIDTH_EXCEEDED if the owner's monthly limit is reached. */
export const refuseBeyondBandwidth = ({ bandwidthMeter, clock }: Deps, ownerId: string): void => {
  if (!bandwidthMeter.isExceeded(ownerId)) return;
  const now = clock.now();
  throw new DomainError('BANDWIDTH_EXCEEDED', TEXTS.account.bandwidthExceeded, {
    retryAfterSeconds: secondsUntil(nextMonthOf(now), now),
  });
};
