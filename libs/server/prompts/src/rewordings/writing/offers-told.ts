import { outsideQuotations } from '../../words/quotations.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What an offer says: “25% off all candles at the bottom”. It is a text, and neither a size nor a part to cut off.
 */

const CUTS =
  /(?<!\p{L})(?:crop|cut|trim|chop|shave|slice|lose|take|remove|knock|size|resize|reduce|shrink|smaller than|scale|ab|weg)(?!\p{L})/iu;
const OFFER =
  /(?<!["“„«\p{L}\d])(?<offer>\d{1,2} ?% off (?!(?:the |its |my |each |every |both |all )?(?:top|bottom|left|right|sides?|edges?|ends?|width|height|size|four|round|around|corners?|it|brightness|contrast|saturation|exposure|of|on|in|at|with|for|below|above|under)(?!\p{L}))(?:all |every |our |the |selected )?\p{L}+(?: \p{L}+)??)(?=\s*(?:$|[,.;!])|,? (?:in|at|on|under|below|and|with|as)(?!\p{L}))/giu;

export const OFFERS_TOLD: readonly Rewording[] = [
  [
    /^[^]*\d ?% off [^]*$/iu,
    (...found) => {
      const prompt = String(found[0]);
      return CUTS.test(prompt)
        ? prompt
        : outsideQuotations(prompt, (part) => part.replace(OFFER, '"$<offer>"'));
    },
  ],
];
