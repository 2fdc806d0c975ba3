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

/** The file that a viewer gets: the original for its owner, the shared rendition for others. */
const fileOf = (version: ImageVersion, isOwner: boolean): StoredFile =>
  isOwner ? version.original : version.shared;

/** A version that the viewer may see. Each field is computed when it is requested. */
export class ImageVersionView implements ImageVersionType {
  readonly addresses: VersionAddresses;
  readonly #image: Image;
  readonly #version: ImageVersion;
  readonly #isOwner: boolean;

  constructor(image: Image, version: ImageVersion, { viewer, addresses }: ImageOutlook) {
    this.#image = image;
    this.#version = version;
    this.#isOwner = ownsImage(viewer, image);
    this.addresses = new VersionAddresses(addresses, image, version);
  }

  get id(): string {
    return this.#version.id;
  }
  get number(): number {
    return this.#version.number;
  }
  get isCurrent(): boolean {
    return this.#version.id === this.#image.current.id;
  }
  /** Only the owner can read how a version was made. */
  get origin(): VersionOrigin['kind'] | null {
    return this.#isOwner ? this.#version.origin.kind : null;
  }
  get aiEdit(): AiEditVersionOriginType | null {
    return this.#isOwner ? presentOrigin(this.#version.origin) : null;
  }
  get contentType(): string {
    return fileOf(this.#version, this.#isOwner).contentType;
  }
  get fileSize(): number {
    return fileOf(this.#version, this.#isOwner).sizeBytes;
  }
  get width(): number {
    return this.#version.width;
  }
  get height(): number {
    return this.#version.height;
  }
  get createdAt(): Date {
    return this.#version.createdAt;
  }
  get url(): string {
    return this.addresses.full();
  }
  get downloadUrl(): string {
    return this.addresses.download(this.#isOwner);
  }
  get thumbhash(): string | null {
    return this.#version.thumbhash;
  }
}

/** An image that the viewer may see. Each field is computed when it is requested. */
export class ImageView implements ImageType {
  readonly image: Image;
  readonly isOwner: boolean;
  readonly addresses: VersionAddresses;
  readonly #outlook: ImageOutlook;

  constructor(image: Image, outlook: ImageOutlook) {
    this.image = image;
    this.#outlook = outlook;
    this.isOwner = ownsImage(outlook.viewer, image);
    this.addresses = new VersionAddresses(outlook.addresses, image, image.current);
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
  get contentType(): string {
    return fileOf(this.image.current, this.isOwner).contentType;
  }
  get fileExtension(): string {
    return extensionOf(this.image.current.contentType);
  }
  get fileSize(): number {
    return fileOf(this.image.current, this.isOwner).sizeBytes;
  }
  get width(): number {
    return this.image.current.width;
  }
  get height(): number {
    return this.image.current.height;
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
  get url(): string {
    return this.addresses.full();
  }
  get directUrl(): string {
    if (!isOpenImage(this.image)) return this.addresses.full();
    return this.#outlook.addresses.lastingPathOf(this.image, 'full');
  }
  get downloadUrl(): string {
    return this.addresses.download(this.isOwner);
  }
  get permalink(): string {
    return this.#outlook.publicUrl + imagePathOf(this.image.uid);
  }
  get deleteUrl(): string | null {
    if (!this.isOwner || this.image.deletedAt !== null) return null;
    return `${this.#outlook.publicUrl}${this.#outlook.addresses.deletePathOf(this.image)}`;
  }
  get thumbhash(): string | null {
    return this.image.current.thumbhash;
  }

  /** One of this image's versions, for the same viewer. */
  version(version: ImageVersion): ImageVersionView {
    return new ImageVersionView(this.image, version, this.#outlook);
  }
}
