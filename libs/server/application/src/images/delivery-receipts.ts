import type { Clock, Secrets } from '../ports/index.ts';

/** A file that a proxy sends in our place. */
export interface ForwardedFile {
  readonly ownerId: string;
  /** As many bytes as were asked for. */
  readonly sizeBytes: number;
}

/** How long a download may take until it is reported. */
const LIFETIME_S = 24 * 3_600;
const RECEIPT = /^(([\w-]{1,64})\.(\d{1,15})\.(\d{1,12}))\.([\w-]{43})$/;

/**
 * Signed texts with which a proxy reports how much it sent of a file that we left to it. Any process can read the
 * receipt of another, and nobody else can make one.
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

    /** Null for a text that is no receipt of ours, or one that is too old. */
    read: (receipt: string): ForwardedFile | null => {
      const [, text = '', ownerId = '', sizeBytes, expires, signature = ''] = RECEIPT.exec(receipt) ?? [];
      if (!secrets.equal(signatureOf(text), signature) || Number(expires) < nowS()) return null;
      return { ownerId, sizeBytes: Number(sizeBytes) };
    },
  };
};

export type DeliveryReceipts = ReturnType<typeof deliveryReceipts>;
