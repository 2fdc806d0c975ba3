import addressparser from 'nodemailer/lib/addressparser';

/** The configured sender of all emails. */
export interface Sender {
  /** Empty when only an address was configured. */
  readonly name: string;
  readonly address: string;
}

/** Reads `Safelight <no-reply@example.org>` or a bare address; RangeError for anything but one mailbox. */
export const parseSender = (from: string): Sender => {
  const [mailbox, ...others] = /\p{Cc}/u.test(from) ? [] : addressparser(from, { flatten: true });
  if (!mailbox || others.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(mailbox.address)) {
    throw new RangeError('The sender must be one mail address, such as "Safelight <no-reply@example.org>".');
  }
  return { name: mailbox.name, address: mailbox.address };
};

/** The part of the sender's address that its Message-IDs end with. */
export const hostOf = (sender: Sender): string => sender.address.slice(sender.address.lastIndexOf('@') + 1);
