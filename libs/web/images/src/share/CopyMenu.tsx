import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { TEXTS } from '@safelight/rules';
import { safeStorage, useToasts, writeToClipboard } from '@safelight/web-ui';
import { Check, ChevronDown, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { COPY_FORMATS, type CopyFormat, copyText, type Shared } from './copy-formats.ts';

const labelOf = (format: CopyFormat): string =>
  COPY_FORMATS.find(({ value }) => value === format)?.label ?? COPY_FORMATS[0].label;

/** The key in local storage of the format used last. */
const COPY_FORMAT_KEY = 'safelight-copy-format';

const remembered = (): CopyFormat =>
  COPY_FORMATS.find(({ value }) => value === safeStorage('local').getItem(COPY_FORMAT_KEY))?.value ?? 'link';

/** Returns the format in which the person last copied a link, which the browser stores. */
const useCopyFormat = (): readonly [CopyFormat, (format: CopyFormat) => void] => {
  const [format, setFormat] = useState(remembered);
  return [
    format,
    (chosen) => {
      safeStorage('local').setItem(COPY_FORMAT_KEY, chosen);
      setFormat(chosen);
    },
  ];
};

interface CopyMenuProps {
  readonly image: Shared;
  /** The verb on the button. By default it is "Copy". */
  readonly verb?: string;
  /** Called before copying. Resolves to the data to copy, or to null if that failed and a message was shown. */
  readonly prepare?: () => Promise<Shared | null>;
}

/** Copies an image's link, direct link, HTML, Markdown or BBCode; the choice is remembered. */
export const CopyMenu = ({ image, verb = 'Copy', prepare }: CopyMenuProps) => {
  const id = useId();
  const toasts = useToasts();
  const [format, setFormat] = useCopyFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const copy = async (chosen: CopyFormat): Promise<void> => {
    const prepared = prepare === undefined ? Promise.resolve(image) : prepare();
    const text = prepared.then((shared) => {
      if (shared === null) throw new Error('There is nothing to copy.');
      return copyText(chosen, shared, window.location.origin);
    });
    try {
      await writeToClipboard(text);
      toasts.success(`${labelOf(chosen)} copied`);
    } catch {
      if ((await prepared) !== null) toasts.error(TEXTS.images.copyFailed);
    }
  };
  return (
    <Box sx={{ display: 'inline-flex' }}>
      <Button
        startIcon={<Copy size={16} />}
        sx={{ borderTopRightRadius: 0, borderBottomRightRadius: 0 }}
        onClick={() => void copy(format)}
      >
        {verb} {labelOf(format)}
      </Button>
      <Button
        aria-label={`${verb} as`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        sx={{ minWidth: 44, px: 0, ml: '-1px', borderTopLeftRadius: 0, borderBottomLeftRadius: 0 }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ChevronDown size={16} aria-hidden />
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {COPY_FORMATS.map(({ value, label }) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === format}
            onClick={() => {
              setAnchor(null);
              setFormat(value);
              void copy(value);
            }}
          >
            <Box component="span" sx={{ display: 'flex', width: 16 }}>
              {value === format ? <Check size={16} aria-hidden /> : null}
            </Box>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
};
