/** What is left to edit with: "1 credit". */
export const creditsText = (credits: number): string =>
  `${credits.toLocaleString('en-US')} ${credits === 1 ? 'credit' : 'credits'}`;
