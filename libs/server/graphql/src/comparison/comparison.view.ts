import { comparisonAddresses, type ComparisonSidePaths } from '@safelight/application';
import { userIdOf, type ComparisonSide, type ComparisonView as Comparison } from '@safelight/domain';
import { comparisonPathOf } from '@safelight/rules';
import type { ImageOutlook } from '../image/image.view.ts';
import type { ComparisonSideType, ComparisonType } from './comparison.types.ts';

/** One side of a comparison: the version that everyone sees, including the owner. */
class ComparisonSideView implements ComparisonSideType {
  readonly #side: ComparisonSide;
  readonly #paths: ComparisonSidePaths;

  constructor(side: ComparisonSide, paths: ComparisonSidePaths) {
    this.#side = side;
    this.#paths = paths;
  }

  get imageUid(): string {
    return this.#side.image.uid;
  }
  get originalFilename(): string {
    return this.#side.image.originalFilename;
  }
  get contentType(): string {
    return this.#side.version.shared.contentType;
  }
  get fileSize(): number {
    return this.#side.version.shared.sizeBytes;
  }
  get width(): number {
    return this.#side.version.width;
  }
  get height(): number {
    return this.#side.version.height;
  }
  get url(): string {
    return this.#paths.original;
  }
  get largeUrl(): string {
    return this.#paths.large;
  }
  get mediumUrl(): string {
    return this.#paths.medium;
  }
  get downloadUrl(): string {
    const { original } = this.#paths;
    return `${original}${original.includes('?') ? '&' : '?'}download=1`;
  }
}

/** A comparison for one viewer. Each field is computed when it is requested. */
export class ComparisonView implements ComparisonType {
  readonly #comparison: Comparison;
  readonly #outlook: ImageOutlook;

  constructor(comparison: Comparison, outlook: ImageOutlook) {
    this.#comparison = comparison;
    this.#outlook = outlook;
  }

  get uid(): string {
    return this.#comparison.uid;
  }
  get title(): string {
    return this.#comparison.title;
  }
  get description(): string | null {
    return this.#comparison.description;
  }
  get viewCount(): number {
    return this.#comparison.viewCount;
  }
  get createdAt(): Date {
    return this.#comparison.createdAt;
  }
  get isOwner(): boolean {
    return userIdOf(this.#outlook.viewer) === this.#comparison.ownerId;
  }
  get permalink(): string {
    return this.#outlook.publicUrl + comparisonPathOf(this.#comparison.uid);
  }
  get original(): ComparisonSideType {
    const { sides } = this.#comparison;
    return new ComparisonSideView(
      sides.original,
      comparisonAddresses(this.#outlook.addresses, { sides }).original,
    );
  }
  get edited(): ComparisonSideType {
    const { sides } = this.#comparison;
    return new ComparisonSideView(
      sides.edited,
      comparisonAddresses(this.#outlook.addresses, { sides }).edited,
    );
  }
}
