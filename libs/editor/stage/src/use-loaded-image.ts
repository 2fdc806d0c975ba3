import { useEffect, useState } from 'react';

interface Loaded {
  readonly src: string;
  readonly element: HTMLImageElement;
}

/** The decoded picture at an address, or null until it has come. */
export const useLoadedImage = (src: string): HTMLImageElement | null => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const element = new Image();
    element.onload = () => {
      setLoaded({ src, element });
    };
    element.src = src;
    return () => {
      element.onload = null;
    };
  }, [src]);
  return loaded?.src === src ? loaded.element : null;
};
