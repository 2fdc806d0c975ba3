import { type ComponentProps, useCallback } from 'react';

interface FilePictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'src'> {
  readonly file: Blob;
  readonly alt: string;
}

/** A picture in a file of the person, at an address that is revoked when the element is removed. */
export const FilePicture = ({ file, alt, ...props }: FilePictureProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img {...props} ref={show} alt={alt} />;
};
