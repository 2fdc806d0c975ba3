import {
  canonicalTransform,
  isEvictable,
  MASTER_SIDE,
  type ImageVersion,
  type RenditionSpec,
  type StoredFile,
} from '@safelight/domain';
import { SVG_CONTENT_TYPE } from '@safelight/rules';
import type { Imaging, ScratchFile } from '../ports/index.ts';
import { keepDerivative } from './keep-derivative.ts';
import type { TransformUses } from './transform-uses.ts';

type Deps = Parameters<typeof keepDerivative>[0] & {
  readonly imaging: Imaging;
  readonly transformUses: Pick<TransformUses, 'note'>;
};

/** The longest side of derivatives that are made from the master. Larger ones are made from the original. */
const MAX_SIDE_FROM_MASTER = 1280;

const isMadeFromMaster = (version: ImageVersion, wanted: RenditionSpec): boolean => {
  const longestSide = Math.max(version.width, version.height);
  if (version.frames > 1 || version.contentType === SVG_CONTENT_TYPE || longestSide <= MASTER_SIDE) {
    return false;
  }
  if (wanted.kind === 'master' || wanted.kind === 'srgb') return false;
  if (wanted.kind === 'thumbnail') return wanted.width === 640 || wanted.width === 1280;
  const { width, height, fit } = wanted;
  if (Math.max(width, height ?? 0) > MAX_SIDE_FROM_MASTER) return false;
  // With `cover`, both sides of the scaled master must be at least as large as requested. Otherwise it would be
  // enlarged.
  const scale = MASTER_SIDE / longestSide;
  return fit !== 'cover' || (version.width * scale >= width && version.height * scale >= (height ?? 0));
};

/**
 * Returns the stored thumbnail, master or transform of a version, and makes it if it does not exist. Calls
 * `mayMake` before making it, which throws if that is not allowed.
 */
export const makeDerivative = (deps: Deps) => {
  const keep = keepDerivative(deps);

  const sourceOf = async (version: ImageVersion, wanted: RenditionSpec): Promise<StoredFile> => {
    if (version.contentType === SVG_CONTENT_TYPE) return version.shared;
    if (!isMadeFromMaster(version, wanted)) return version.original;
    return ensure(version, { kind: 'master', format: 'webp' });
  };

  const draw = async (version: ImageVersion, wanted: RenditionSpec): Promise<ScratchFile> => {
    const source = await sourceOf(version, wanted);
    const options = version.contentType === SVG_CONTENT_TYPE ? { allowSvg: true } : undefined;
    return deps.store.readLocally(source.key, (path) => deps.imaging.derive(path, wanted, options));
  };

  const ensure = (version: ImageVersion, wanted: RenditionSpec): Promise<StoredFile> =>
    keep(version, wanted, { draw: () => draw(version, wanted) });

  return async (
    version: ImageVersion,
    spec: RenditionSpec,
    mayMake?: () => Promise<void>,
  ): Promise<StoredFile> => {
    const wanted = spec.kind === 'transform' ? canonicalTransform(spec) : spec;
    if (mayMake !== undefined && (await deps.index.derivative(version, wanted)) === null) await mayMake();
    const file = await ensure(version, wanted);
    if (isEvictable(wanted)) deps.transformUses.note(file.key);
    return file;
  };
};

export type MakeDerivative = ReturnType<typeof makeDerivative>;
