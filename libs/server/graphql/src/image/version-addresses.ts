import type { ImageAddresses } from '@safelight/application';
import { invalidField, type Image, type ImageVersion } from '@safelight/domain';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from '@safelight/rules';

/** Checks the width of a thumbnail; throws INVALID_INPUT for a width without thumbnails. */
export const thumbnailWidth = (width: number): ThumbnailWidth => {
  const known = THUMBNAIL_WIDTHS.find((one) => one === width);
  if (known === undefined) throw invalidField('width', `Use one of ${THUMBNAIL_WIDTHS.join(', ')}.`);
  return known;
};

/**
 * Addresses of one version, relative to the root of the site. Only show them to viewers who may see the
 * version: addresses of private versions are signed.
 */
export class VersionAddresses {
  readonly #addresses: ImageAddresses;
  readonly #image: Image;
  readonly #version: ImageVersion;

  constructor(addresses: ImageAddresses, image: Image, version: ImageVersion) {
    this.#addresses = addresses;
    this.#image = image;
    this.#version = version;
  }

  full(): string {
    return this.#addresses.pathOf(this.#image, this.#version, 'full');
  }

  /** The address of a JPEG in sRGB, for the owner; null for other formats, which browsers show in the same colors. */
  srgb(): string | null {
    if (this.#version.contentType !== 'image/jpeg') return null;
    return this.#addresses.pathOf(this.#image, this.#version, 'srgb');
  }

  /** The address of a thumbnail; throws INVALID_INPUT for a width without thumbnails. */
  thumbnail(width: number): string {
    return this.#addresses.pathOf(this.#image, this.#version, thumbnailWidth(width));
  }

  /** The address for downloading: the original for the owner, the shared rendition for everyone else. */
  download(isOwner: boolean): string {
    const path = this.#addresses.pathOf(this.#image, this.#version, isOwner ? 'original' : 'full');
    return `${path}${path.includes('?') ? '&' : '?'}download=1`;
  }
}
