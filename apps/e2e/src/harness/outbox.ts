import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from './server.ts';

/** The fields of an email that journeys read. */
export interface Mail {
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
}

const mailsIn = async (folder: string): Promise<readonly Mail[]> => {
  const names = await readdir(folder).catch((): string[] => []);
  const sorted = names.filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    sorted.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
  );
};

/** The mails to `address` about `subject` so far, the newest last. */
export const mailsTo = async (
  dataDir: string,
  address: string,
  subject: RegExp,
): Promise<readonly Mail[]> => {
  const mails = await mailsIn(join(dataDir, 'mail'));
  return mails.filter((mail) => mail.to === address && subject.test(mail.subject));
};

/** Waits for `count` mails to `address` about `subject`, and returns the newest. */
export const mailTo = (dataDir: string, address: string, subject: RegExp, count = 1): Promise<Mail> =>
  until(`mail ${count} to ${address} about ${subject.source}`, async () => {
    const wanted = await mailsTo(dataDir, address, subject);
    return wanted.length < count ? null : (wanted.at(-1) ?? null);
  });

/** The link of the mail's button. */
export const linkIn = ({ text }: Mail): string => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`no link in: ${text}`);
  return link;
};
