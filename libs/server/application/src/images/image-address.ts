import { digestOf, type Image, type ImageVersion } from '@safelight/domain';
import { extensionOf, type ThumbnailWidth } from '@safelight/rules';
import type { Clock, Secrets } from '../ports/index.ts';

/** `full`: the shared rendition · `original`: the owner's bytes as uploaded · a width: a thumbnail. */
export type RenditionName = 'full' | 'original' | ThumbnailWidth;

/** Signed links live between one and two of these, and stay the same for one, so that pages can reuse them. */
const SIGNATURE_PERIOD_S = 3_600;

interface Deps {
  readonly secrets: Secrets;
  readonly clock: Clock;
}

type AddressedImage = Pick<Image, 'uid' | 'privacy'>;

const pathOf = (uid: string, version: ImageVersion, rendition: RenditionName): string => {
  const name = typeof rendition === 'number' ? `w${rendition}` : rendition;
  const suffix = typeof rendition === 'number' ? '' : `.${extensionOf(version.contentType)}`;
  return `/i/${uid}/${digestOf(version)}/${name}${suffix}`;
};

/**
 * Content-addressed paths of an image's bytes. Those of a private image, and of any original, carry a
 * signature: hand them only to who may see them.
 */
export const imageAddresses = (deps: Deps) => {
  const signatureOf = (path: string, expires: number): string =>
    deps.secrets.sign(`image:${path}:${expires}`);

  return {
    pathOf: (image: AddressedImage, version: ImageVersion, rendition: RenditionName): string => {
      const path = pathOf(image.uid, version, rendition);
      if (image.privacy === 'public' && rendition !== 'original') return path;
      const nowS = deps.clock.now().getTime() / 1000;
      const expires = (Math.ceil(nowS / SIGNATURE_PERIOD_S) + 1) * SIGNATURE_PERIOD_S;
      return `${path}?expires=${expires}&signature=${signatureOf(path, expires)}`;
    },

    /** True when `signature` is ours for `path` and `expires` (epoch seconds) has not come. */
    isSigned: (path: string, expires: string | null, signature: string | null): boolean => {
      if (expires === null || signature === null || !/^\d{1,12}$/.test(expires)) return false;
      if (Number(expires) * 1000 <= deps.clock.now().getTime()) return false;
      return deps.secrets.equal(signatureOf(path, Number(expires)), signature);
    },
  };
};

export type ImageAddresses = ReturnType<typeof imageAddresses>;
