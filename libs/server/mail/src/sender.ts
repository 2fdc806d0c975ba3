import addressparser from 'nodemailer/lib/addressparser';

export interface Sender {
  /** The display name. Empty if only an address is configured. */
  readonly name: string;
  readonly address: string;
}

/**
 * Parses `Safelight <no-reply@example.org>` or a bare address. Throws RangeError unless the text is exactly
 * one mailbox.
 */
export const parseSender = (from: string): Sender => {
  const [mailbox, ...others] = /\p{Cc}/u.test(from) ? [] : addressparser(from, { flatten: true });
  if (!mailbox || others.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(mailbox.address)) {
    throw new RangeError('The sender must be one mail address, such as "Safelight <no-reply@example.org>".');
  }
  return { name: mailbox.name, address: mailbox.address };
};

/** The host of the sender's address. Message-IDs end with it. */
export const hostOf = (sender: Sender): string => sender.address.slice(sender.address.lastIndexOf('@') + 1);
