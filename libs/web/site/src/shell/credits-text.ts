import { formatCount } from '@safelight/web-ui';

/** Returns a number of credits as text, for example "1 credit". */
export const creditsText = (credits: number): string =>
  `${formatCount(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
