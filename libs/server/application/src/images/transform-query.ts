import { canonicalTransform, invalidField, type TransformSpec } from '@safelight/domain';
import { TRANSFORM_FITS, TRANSFORM_FORMATS, TRANSFORM_QUALITIES, TRANSFORM_SIZES } from '@safelight/rules';

export const TRANSFORM_PARAMETERS = ['width', 'height', 'fit', 'format', 'quality'] as const;
type Parameter = (typeof TRANSFORM_PARAMETERS)[number];

/** Returns the query of a transform, for example `width=640&height=480&fit=cover&format=webp&quality=80`. */
export const transformQuery = (spec: TransformSpec): string => {
  const { width, height, fit, format, quality } = canonicalTransform(spec);
  const size = height === null ? `width=${width}` : `width=${width}&height=${height}`;
  return `${size}&fit=${fit}&format=${format}&quality=${quality}`;
};

/** Returns the value if it is allowed, and the fallback if there is no value; throws INVALID_INPUT otherwise. */
const oneOf = <T extends string | number, D>(
  query: URLSearchParams,
  name: Parameter,
  values: readonly T[],
  fallback: D,
): T | D => {
  const given = query.getAll(name);
  if (given.length === 0) return fallback;
  const found = values.find((value) => String(value) === given[0]);
  if (given.length > 1 || found === undefined) throw invalidField(name, `Use one of ${values.join(', ')}.`);
  return found;
};

/**
 * Returns the transform that a query requests; null if the query has no parameter of a transform. A width alone
 * keeps the aspect ratio and gives a WebP of quality 80. Throws INVALID_INPUT, naming the parameter, for a
 * missing width and for values that `libs/rules` does not allow.
 */
export const readTransform = (query: URLSearchParams): TransformSpec | null => {
  if (!TRANSFORM_PARAMETERS.some((name) => query.has(name))) return null;
  const width = oneOf(query, 'width', TRANSFORM_SIZES, null);
  if (width === null) throw invalidField('width', `Use one of ${TRANSFORM_SIZES.join(', ')}.`);
  return canonicalTransform({
    kind: 'transform',
    width,
    height: oneOf(query, 'height', TRANSFORM_SIZES, null),
    fit: oneOf(query, 'fit', TRANSFORM_FITS, 'inside'),
    format: oneOf(query, 'format', TRANSFORM_FORMATS, 'webp'),
    quality: oneOf(query, 'quality', TRANSFORM_QUALITIES, 80),
  });
};
