import { fromBuffer, type ZipFile } from 'yauzl';

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error !== null) reject(error);
      else resolve(zip);
    });
  });

/** The files in an archive, by name. */
export const filesOf = async (bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await openZip(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
};
