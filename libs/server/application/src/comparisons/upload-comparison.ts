import {
  DomainError,
  invalidField,
  type Comparison,
  type ComparisonSide,
  type ComparisonView,
} from '@safelight/domain';
import { textProblem, TEXTS, type ErrorCode } from '@safelight/rules';
import type { AddVersion } from '../images/add-version.ts';
import type { StoredPicture, StorePicture } from '../images/store-picture.ts';
import type { UploadGrant } from '../images/upload-image.ts';
import type { Ports, Transaction } from '../ports/index.ts';
import { checkedTexts, type ComparisonTexts } from './comparison-fields.ts';
import { publishComparison, publishOnce } from './publish-comparison.ts';

/** One file of a comparison, which exists as soon as its part of the form has started. */
export interface ComparisonFile {
  readonly source: AsyncIterable<Uint8Array>;
  /** The filename that the client sent. It is stored as text and used for nothing else. */
  readonly filename: string;
}

export interface ComparisonUpload extends ComparisonTexts {
  /**
   * A file, or a promise of it while its part of the form has not started. The files are read one after another
   * in the order of arrival.
   */
  readonly original: ComparisonFile | Promise<ComparisonFile>;
  readonly edited: ComparisonFile | Promise<ComparisonFile>;
  /**
   * Returns the form fields after a picture, which replace earlier ones. Called when both files have ended.
   */
  readonly late?: () => ComparisonTexts;
  readonly signal?: AbortSignal;
}

const SIDES = ['original', 'edited'] as const;
type Side = (typeof SIDES)[number];

interface Arrived extends ComparisonFile {
  readonly side: Side;
}

interface Deps extends Pick<Ports, 'unitOfWork' | 'secrets' | 'ids' | 'clock'> {
  readonly storePicture: StorePicture;
  readonly addVersion: AddVersion;
}

/** Errors that concern one of the two files. Their message names the side. */
const ABOUT_A_FILE: readonly ErrorCode[] = [
  'INVALID_FILE_FORMAT',
  'FILE_TOO_LARGE',
  'IMAGE_TOO_LARGE',
  'FILE_REQUIRED',
];

const labelled = (error: unknown, side: Side): unknown => {
  if (!(error instanceof DomainError) || !ABOUT_A_FILE.includes(error.code)) return error;
  if ('side' in error.details) return error;
  const { code, message, details } = error;
  return new DomainError(code, TEXTS.comparisons[side](message), { ...details, side }, { cause: error });
};

/**
 * Uploads two pictures as public images and publishes them as a comparison. If one step fails, no row and no
 * file is stored. Errors are those of an upload, with the side at the start of the message ("Original image:
 * …"). Throws IDEMPOTENCY_CONFLICT if the key was used with other files or texts.
 */
export const uploadComparison = (deps: Deps) => {
  const store = async (
    file: Arrived,
    grant: UploadGrant,
    signal: AbortSignal | undefined,
  ): Promise<StoredPicture> => {
    try {
      const problem = textProblem(file.filename);
      if (problem !== null) throw invalidField(`${file.side}_image`, problem);
      const limits = { maxBytes: grant.maxBytes, ...(signal === undefined ? {} : { signal }) };
      return await deps.storePicture(file.source, limits);
    } catch (error) {
      throw labelled(error, file.side);
    }
  };

  const record = async (
    tx: Transaction,
    ownerId: string,
    files: Readonly<Record<Side, Arrived>>,
    pictures: Readonly<Record<Side, StoredPicture>>,
    texts: Pick<Comparison, 'title' | 'description'>,
  ): Promise<ComparisonView> => {
    const add = async (side: Side): Promise<ComparisonSide> => {
      const { filename } = files[side];
      const image = { filename, privacy: 'public' } as const;
      return deps.addVersion(tx, { ownerId, image, origin: { kind: 'upload' }, picture: pictures[side] });
    };
    await tx.users.lock(ownerId);
    const sides = { original: await add('original'), edited: await add('edited') };
    const refOf = ({ image, version }: ComparisonSide) => ({ imageUid: image.uid, versionId: version.id });
    const comparison: Comparison = {
      uid: deps.ids.uid(),
      ownerId,
      ...texts,
      viewCount: 0,
      createdAt: deps.clock.now(),
      original: refOf(sides.original),
      edited: refOf(sides.edited),
    };
    await publishComparison(tx, comparison);
    return { ...comparison, sides };
  };

  return async (grant: UploadGrant, upload: ComparisonUpload): Promise<ComparisonView> => {
    checkedTexts(upload);
    const arrivals = { original: arrival('original', upload), edited: arrival('edited', upload) };
    const first = await Promise.race([arrivals.original, arrivals.edited]);
    await using firstPicture = await store(first, grant, upload.signal);
    const second = await arrivals[first.side === 'original' ? 'edited' : 'original'];
    await using secondPicture = await store(second, grant, upload.signal);
    const texts = checkedTexts({ ...upload, ...upload.late?.() });
    const files = bySide(first.side, first, second);
    const pictures = bySide<StoredPicture>(first.side, firstPicture, secondPicture);
    const said = SIDES.flatMap((side) => [pictures[side].original.sha256, files[side].filename]);
    const request = ['upload-comparison', ...said, texts.title, texts.description];
    const { userId, idempotencyKey = null } = grant;
    return await deps.unitOfWork.transaction((tx) =>
      publishOnce(tx, deps.secrets, { userId, idempotencyKey, request }, () =>
        record(tx, userId, files, pictures, texts),
      ),
    );
  };
};

const bySide = <T>(firstSide: Side, first: T, second: T): Readonly<Record<Side, T>> =>
  firstSide === 'original' ? { original: first, edited: second } : { original: second, edited: first };

/**
 * Resolves with the file of a side when its part of the form starts. Handles the rejection here, because the
 * promise may reject before anybody awaits it.
 */
const arrival = (side: Side, upload: ComparisonUpload): Promise<Arrived> => {
  const arrived = Promise.resolve(upload[side]).then(
    ({ source, filename }) => ({ side, source, filename }),
    (error: unknown) => {
      throw labelled(error, side);
    },
  );
  arrived.catch(() => undefined);
  return arrived;
};
