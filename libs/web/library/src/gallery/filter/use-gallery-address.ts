import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type GalleryAddress, readAddress, writeAddress } from './gallery-address.ts';

/** Returns the library's settings in the address, and a function that changes some of them. */
export const useGalleryAddress = (): readonly [
  GalleryAddress,
  (changed: Partial<GalleryAddress>) => void,
] => {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readAddress(query), [query]);
  const change = useCallback(
    (changed: Partial<GalleryAddress>) => {
      setQuery((previous) => writeAddress({ ...readAddress(previous), ...changed }), { replace: true });
    },
    [setQuery],
  );
  return [address, change];
};
