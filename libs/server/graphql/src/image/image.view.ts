import type { ImageAddresses } from '@safelight/application';
import {
  isOpenImage,
  ownsImage,
  type Image,
  type ImageBlock,
  type ImageVersion,
  type StoredFile,
  type VersionOrigin,
  type Viewer,
} from '@safelight/domain';
import { extensionOf, imagePathOf, type Privacy } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import type { ImageType } from './image.type.ts';
import type { PictureType } from './picture.types.ts';
import { type AiEditVersionOriginType, type ImageVersionType, presentOrigin } from './image-version.type.ts';
import { VersionAddresses } from './version-addresses.ts';

/** The viewer and services that the fields of an image depend on. */
export interface ImageOutlook {
  readonly viewer: Viewer;
  readonly addresses: ImageAddresses;
  readonly publicUrl: string;
}

export const outlookOf = async ({ viewer, useCases, publicUrl }: GraphqlContext): Promise<ImageOutlook> => ({
  viewer: await viewer(),
  addresses: useCases.imageAddresses,
  publicUrl,
});

/** The picture of a version that the viewer may see: its owner gets the original, others the shared rendition. */
class PictureView implements PictureType {
  readonly isOwner: boolean;
  readonly addresses: VersionAddresses;
  protected readonly shown: ImageVersion;

  constructor(image: Image, shown: ImageVersion, { viewer, addresses }: ImageOutlook) {
    this.shown = shown;
    this.isOwner = ownsImage(viewer, image);
    this.addresses = new VersionAddresses(addresses, image, shown);
  }

  get #file(): StoredFile {
    return this.isOwner ? this.shown.original : this.shown.shared;
  }
  get contentType(): string {
    return this.#file.contentType;
  }
  get fileSize(): number {
    return this.#file.sizeBytes;
  }
  get width(): number {
    return this.shown.width;
  }
  get height(): number {
    return this.shown.height;
  }
  get url(): string {
    return this.addresses.full();
  }
  get downloadUrl(): string {
    return this.addresses.download(this.isOwner);
  }
  get thumbhash(): string | null {
    return this.shown.thumbhash;
  }
}

/** A version that the viewer may see. Each field is computed when it is requested. */
export class ImageVersionView extends PictureView implements ImageVersionType {
  readonly #image: Image;

  constructor(image: Image, version: ImageVersion, outlook: ImageOutlook) {
    super(image, version, outlook);
    this.#image = image;
  }

  get id(): string {
    return this.shown.id;
  }
  get number(): number {
    return this.shown.number;
  }
  get isCurrent(): boolean {
    return this.shown.id === this.#image.current.id;
  }
  /** Only the owner can read how a version was made. */
  get origin(): VersionOrigin['kind'] | null {
    return this.isOwner ? this.shown.origin.kind : null;
  }
  get aiEdit(): AiEditVersionOriginType | null {
    return this.isOwner ? presentOrigin(this.shown.origin) : null;
  }
  get srgbUrl(): string | null {
    return this.isOwner ? this.addresses.srgb() : null;
  }
  get createdAt(): Date {
    return this.shown.createdAt;
  }
}

/** An image that the viewer may see. Each field is computed when it is requested. */
export class ImageView extends PictureView implements ImageType {
  readonly image: Image;
  readonly #outlook: ImageOutlook;

  constructor(image: Image, outlook: ImageOutlook) {
    super(image, image.current, outlook);
    this.image = image;
    this.#outlook = outlook;
  }

  get uid(): string {
    return this.image.uid;
  }
  get title(): string {
    return this.image.title;
  }
  get description(): string {
    return this.image.description;
  }
  get originalFilename(): string {
    return this.image.originalFilename;
  }
  get fileExtension(): string {
    return extensionOf(this.image.current.contentType);
  }
  get privacy(): Privacy {
    return this.image.privacy;
  }
  get tags(): readonly string[] {
    return this.isOwner || this.image.areTagsShown ? this.image.tags : [];
  }
  get showTags(): boolean {
    return this.image.areTagsShown;
  }
  get isFavorite(): boolean {
    return this.isOwner && this.image.isFavorite;
  }
  get viewCount(): number {
    return this.image.viewCount;
  }
  get createdAt(): Date {
    return this.image.createdAt;
  }
  get lastAccessed(): Date | null {
    return this.isOwner ? this.image.lastAccessedAt : null;
  }
  get expiresAt(): Date | null {
    return this.image.expiresAt;
  }
  get deletedAt(): Date | null {
    return this.isOwner ? this.image.deletedAt : null;
  }
  get block(): ImageBlock | null {
    return this.image.block;
  }
  get current(): ImageVersionView {
    return this.version(this.image.current);
  }
  get directUrl(): string {
    if (!isOpenImage(this.image)) return this.addresses.full();
    return this.#outlook.addresses.lastingPathOf(this.image, 'full');
  }
  get permalink(): string {
    return this.#outlook.publicUrl + imagePathOf(this.image.uid);
  }
  get deleteUrl(): string | null {
    if (!this.isOwner || this.image.deletedAt !== null) return null;
    return `${this.#outlook.publicUrl}${this.#outlook.addresses.deletePathOf(this.image)}`;
  }

  /** One of this image's versions, for the same viewer. */
  version(version: ImageVersion): ImageVersionView {
    return new ImageVersionView(this.image, version, this.#outlook);
  }
}
