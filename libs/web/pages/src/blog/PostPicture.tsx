import type { Post } from './post.ts';

interface PostPictureProps {
  readonly post: Post;
  /** The width it is shown at, as the browser's `sizes` attribute wants it. */
  readonly sizes: string;
  /** What it shows; empty beside the title of its post, which says enough. */
  readonly alt: string;
}

/** The picture of a post, 16:9. */
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
