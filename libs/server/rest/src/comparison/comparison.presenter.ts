import { comparisonAddresses, type ComparisonSidePaths, type ImageAddresses } from '@safelight/application';
import type { ComparisonSide, ComparisonView } from '@safelight/domain';
import { comparisonPathOf } from '@safelight/rules';
import { z } from 'zod';
import { address, count, time } from '../http/answer-fields.ts';

export const comparisonImageAnswer = z.strictObject({
  uid: z.string().describe('The uid of the image.'),
  original_filename: z.string().describe('The filename of the image.'),
  width: z.int().positive().describe('The width in pixels.'),
  height: z.int().positive().describe('The height in pixels.'),
  file_size: count.describe('Size of the file in bytes.'),
  file_url: address.describe('The address of the image at full size, without metadata.'),
});

export const imageSizesAnswer = z.strictObject({
  original: address.describe('The address of the image at full size, without metadata.'),
  large: address.describe('The address of the image at a width of at most 1280 pixels.'),
  medium: address.describe('The address of the image at a width of at most 640 pixels.'),
});

export const comparisonAnswer = z.strictObject({
  uid: z.string().describe('The uid of the comparison.'),
  title: z.string().describe('The title; empty when none was given.'),
  description: z.string().nullable().describe('The description; null when none was given.'),
  view_count: count.describe('How often the comparison was viewed.'),
  created_at: time.describe('When the comparison was published.'),
  permalink: address.describe('The address of the page of the comparison.'),
  original_image: comparisonImageAnswer,
  edited_image: comparisonImageAnswer,
  image_urls: z
    .strictObject({ original: imageSizesAnswer, edited: imageSizesAnswer })
    .describe('The addresses of both images in several sizes.'),
});

interface Deps {
  readonly addresses: ImageAddresses;
  readonly publicUrl: string;
}

/** A comparison in the form that the API answers, the same for everyone who may see it. */
export const comparisonPresenter = ({ addresses, publicUrl }: Deps) => {
  const absolute = ({ original, large, medium }: ComparisonSidePaths): z.infer<typeof imageSizesAnswer> => ({
    original: `${publicUrl}${original}`,
    large: `${publicUrl}${large}`,
    medium: `${publicUrl}${medium}`,
  });

  const side = (
    { image, version }: ComparisonSide,
    fileUrl: string,
  ): z.infer<typeof comparisonImageAnswer> => ({
    uid: image.uid,
    original_filename: image.originalFilename,
    width: version.width,
    height: version.height,
    file_size: version.shared.sizeBytes,
    file_url: fileUrl,
  });

  return (comparison: ComparisonView): z.infer<typeof comparisonAnswer> => {
    const paths = comparisonAddresses(addresses, comparison);
    const urls = { original: absolute(paths.original), edited: absolute(paths.edited) };
    const { original, edited } = comparison.sides;
    return {
      uid: comparison.uid,
      title: comparison.title,
      description: comparison.description,
      view_count: comparison.viewCount,
      created_at: comparison.createdAt.toISOString(),
      permalink: publicUrl + comparisonPathOf(comparison.uid),
      original_image: side(original, urls.original.original),
      edited_image: side(edited, urls.edited.original),
      image_urls: urls,
    };
  };
};

export type PresentComparison = ReturnType<typeof comparisonPresenter>;
