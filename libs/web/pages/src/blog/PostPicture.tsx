import type { Post } from './post.ts';

interface PostPictureProps {
  readonly post: Post;
  /** The displayed width, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** The alternative text; empty next to the post's title, which is sufficient. */
  readonly alt: string;
}

/** The picture of a post, with an aspect ratio of 16:9. */
export const PostPicture = ({ post: { image }, sizes, alt }: PostPictureProps) => (
  <img
    src={`/blog/${image}-1280.webp`}
    srcSet={`/blog/${image}-640.webp 640w, /blog/${image}-1280.webp 1280w`}
    sizes={sizes}
    alt={alt}
    width={1280}
    height={720}
    style={{ display: 'block', width: '100%', height: 'auto' }}
  />
);
