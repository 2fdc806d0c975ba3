import { useState } from 'react';
import { COPY_FORMATS, type CopyFormat } from './copy-formats.ts';

/** The key in local storage of the format used last. */
export const COPY_FORMAT_KEY = 'safelight.copyFormat';

const remembered = (): CopyFormat =>
  COPY_FORMATS.find(({ value }) => value === localStorage.getItem(COPY_FORMAT_KEY))?.value ?? 'link';

/** The format that the person last copied in, remembered by the browser. */
export const useCopyFormat = (): readonly [CopyFormat, (format: CopyFormat) => void] => {
  const [format, setFormat] = useState(remembered);
  return [
    format,
    (chosen) => {
      localStorage.setItem(COPY_FORMAT_KEY, chosen);
      setFormat(chosen);
    },
  ];
};
