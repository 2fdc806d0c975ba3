import type { Derivative, PairKey, TransformKey } from '@safelight/domain';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from '@safelight/rules';
import type { DerivativeRecord } from '../records/derivative.record.ts';

const isTransform = (text: string): text is TransformKey =>
  /^t\d+x\d+-(?:inside|cover|contain)-\d+$/.test(text);

const isPair = (text: string): text is PairKey => /^pair-[0-9a-f-]{36}$/.test(text);

const toWidth = (text: string): Derivative['width'] => {
  if (text === 'master' || isTransform(text) || isPair(text)) return text;
  const width: ThumbnailWidth | undefined = THUMBNAIL_WIDTHS.find((known) => String(known) === text);
  if (width === undefined) throw new Error(`A derivative has the unknown width ${text}.`);
  return width;
};

export const toDerivative = (record: DerivativeRecord): Derivative => ({
  versionId: record.versionId,
  width: toWidth(record.width),
  format: record.format,
  file: {
    key: record.key,
    sha256: record.sha256,
    sizeBytes: Number(record.sizeBytes),
    contentType: record.contentType,
  },
});
