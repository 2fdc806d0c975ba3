/** `source`, with its first `length` bytes (or all there are) looked at before anything is consumed. */
export const sniffed = async (
  source: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ head: Uint8Array; whole: AsyncIterable<Uint8Array> }> => {
  const iterator = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size < length) {
    const next = await iterator.next();
    if (next.done === true) break;
    chunks.push(next.value);
    size += next.value.byteLength;
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
        yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head: Buffer.concat(chunks).subarray(0, length), whole: whole() };
};
