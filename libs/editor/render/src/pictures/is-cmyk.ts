const MARKER = 0xff;
const START_OF_SCAN = 0xda;
/** The markers between 0xC0 and 0xCF that are no frame header: tables, and one that is reserved. */
const NO_FRAME: readonly number[] = [0xc4, 0xc8, 0xcc];
/** The bytes of a segment that are needed: marker, length, and for a frame its depth, size and number of components. */
const SEGMENT_START = 10;
const COMPONENTS_OF_CMYK = 4;

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker);

/**
 * True for a JPEG whose pixels have four components, which are CMYK. Reads only the starts of its segments up to the
 * frame header, because profiles before it may have megabytes. False for anything else, also for a broken file.
 */
export const isCmyk = async (blob: Blob): Promise<boolean> => {
  // The segments begin after the two bytes that begin every JPEG.
  for (let at = 2; at + SEGMENT_START <= blob.size;) {
    const bytes = new Uint8Array(await blob.slice(at, at + SEGMENT_START).arrayBuffer());
    const [start, marker = 0, high = 0, low = 0] = bytes;
    if (start !== MARKER || marker === START_OF_SCAN) return false;
    if (isFrame(marker)) return bytes[SEGMENT_START - 1] === COMPONENTS_OF_CMYK;
    // A marker can be preceded by any number of fill bytes.
    at += marker === MARKER ? 1 : 2 + high * 256 + low;
  }
  return false;
};
