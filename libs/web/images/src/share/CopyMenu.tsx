import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { TEXTS } from '@safelight/rules';
import { safeStorage, useCopy } from '@safelight/web-ui';
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
  const copy = useCopy();
  const [format, setFormat] = useCopyFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const copyAs = (chosen: CopyFormat): void => {
    const textOf = (shared: Shared): string => copyText(chosen, shared, window.location.origin);
    const text = prepare === undefined ? textOf(image) : prepare().then((shared) => shared && textOf(shared));
    void copy(text, { copied: `${labelOf(chosen)} copied`, failed: TEXTS.images.copyFailed });
  };
  return (
    <Box sx={{ display: 'inline-flex' }}>
      <Button
        startIcon={<Copy size={16} />}
        sx={{ borderTopRightRadius: 0, borderBottomRightRadius: 0 }}
        onClick={() => copyAs(format)}
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
              copyAs(value);
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
