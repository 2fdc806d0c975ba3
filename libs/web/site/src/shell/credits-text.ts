import { formatCount } from '@safelight/web-ui';

/** The remaining credits, such as "1 credit". */
export const creditsText = (credits: number): string =>
  `${formatCount(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
