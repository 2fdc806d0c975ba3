import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { ImageVersionView, ImageView } from './image.view.ts';

const TYPES_WITH_THUMBNAILS = ['Image', 'ImageVersion'];

/**
 * Lets the addresses of thumbnails be computed at once. type-graphql waits for a promise for every field with
 * an argument, and a page of the gallery has hundreds of these addresses.
 */
export const computeThumbnailsAtOnce = (schema: GraphQLSchema): GraphQLSchema => {
  for (const name of TYPES_WITH_THUMBNAILS) {
    const field = (schema.getType(name) as GraphQLObjectType).getFields()['thumbnailUrl'];
    if (field === undefined) throw new Error(`${name} has no thumbnailUrl.`);
    field.resolve = ({ addresses }: ImageView | ImageVersionView, { width }: { readonly width: number }) => {
      try {
        return addresses.thumbnail(width);
      } catch (error) {
        // Compiled queries report an error that is thrown at once twice.
        return Promise.reject(error);
      }
    };
  }
  return schema;
};
