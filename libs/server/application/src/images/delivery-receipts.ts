import type { Clock, Secrets } from '../ports/index.ts';

/** A file that a proxy sends in place of the server. */
export interface ForwardedFile {
  readonly ownerId: string;
  /** The number of bytes of the requested file or range. */
  readonly sizeBytes: number;
}

/** How long a receipt is valid, so that a proxy can report the end of a slow download. */
const LIFETIME_S = 24 * 3_600;
const RECEIPT = /^(([\w-]{1,64})\.(\d{1,15})\.(\d{1,12}))\.([\w-]{43})$/;

/**
 * Signed receipts, which a proxy returns to report how much of a file it has sent. Every process can read the
 * receipts of every other one.
 */
export const deliveryReceipts = ({
  secrets,
  clock,
}: {
  readonly secrets: Pick<Secrets, 'equal' | 'sign'>;
  readonly clock: Clock;
}) => {
  const nowS = (): number => Math.floor(clock.now().getTime() / 1_000);
  const signatureOf = (text: string): string => secrets.sign(`delivery:${text}`);

  return {
    issue: ({ ownerId, sizeBytes }: ForwardedFile): string => {
      const text = `${ownerId}.${sizeBytes}.${nowS() + LIFETIME_S}`;
      return `${text}.${signatureOf(text)}`;
    },

    /** Reads a receipt. Returns null if the text is not a valid receipt or the receipt has expired. */
    read: (receipt: string): ForwardedFile | null => {
      const [, text = '', ownerId = '', sizeBytes, expires, signature = ''] = RECEIPT.exec(receipt) ?? [];
      if (!secrets.equal(signatureOf(text), signature) || Number(expires) < nowS()) return null;
      return { ownerId, sizeBytes: Number(sizeBytes) };
    },
  };
};
