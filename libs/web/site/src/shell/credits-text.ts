/** The remaining credits, such as "1 credit". */
export const creditsText = (credits: number): string =>
  `${credits.toLocaleString('en-US')} ${credits === 1 ? 'credit' : 'credits'}`;
