import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { ImageVersionView, ImageView } from './image.view.ts';

const TYPES_WITH_THUMBNAILS = ['Image', 'ImageVersion'];

/**
 * Makes the fields with thumbnail addresses synchronous. type-graphql would wait for a promise for every
 * field with an argument, and a page of the gallery has hundreds of these addresses.
 */
export const computeThumbnailsAtOnce = (schema: GraphQLSchema): GraphQLSchema => {
  for (const name of TYPES_WITH_THUMBNAILS) {
    const field = (schema.getType(name) as GraphQLObjectType).getFields()['thumbnailUrl'];
    if (field === undefined) throw new Error(`${name} has no thumbnailUrl.`);
    field.resolve = ({ addresses }: ImageView | ImageVersionView, { width }: { readonly width: number }) => {
      try {
        return addresses.thumbnail(width);
      } catch (error) {
        // An error is returned as a promise, because compiled queries report a thrown error twice.
        return Promise.reject(error);
      }
    };
  }
  return schema;
};
