import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { TEXTS } from '@safelight/rules';
import { useToasts } from '@safelight/web-ui';
import { Check, ChevronDown, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { COPY_FORMATS, type CopyFormat, copyText, type Shared } from './copy-formats.ts';
import { useCopyFormat } from './use-copy-format.ts';

const labelOf = (format: CopyFormat): string =>
  COPY_FORMATS.find(({ value }) => value === format)?.label ?? COPY_FORMATS[0].label;

/** Copies an image's link, direct link, HTML, Markdown or BBCode; the choice is remembered. */
export const CopyMenu = ({ image }: { readonly image: Shared }) => {
  const id = useId();
  const toasts = useToasts();
  const [format, setFormat] = useCopyFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const copy = async (chosen: CopyFormat): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copyText(chosen, image, window.location.origin));
      toasts.success(`${labelOf(chosen)} copied`);
    } catch {
      toasts.error(TEXTS.images.copyFailed);
    }
  };
  return (
    <Box sx={{ display: 'inline-flex' }}>
      <Button
        startIcon={<Copy size={16} />}
        sx={{ borderTopRightRadius: 0, borderBottomRightRadius: 0 }}
        onClick={() => void copy(format)}
      >
        Copy {labelOf(format)}
      </Button>
      <Button
        aria-label="Copy as"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        sx={{ minWidth: 44, px: 0, ml: '-1px', borderTopLeftRadius: 0, borderBottomLeftRadius: 0 }}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <ChevronDown size={16} aria-hidden />
      </Button>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
      >
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
            <ListItemIcon>{value === format ? <Check size={16} aria-hidden /> : null}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
};
