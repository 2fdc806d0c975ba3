import { styled } from '@mui/material/styles';
import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';

const Sheet = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 12,
  zIndex: theme.zIndex.modal,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(1),
  borderRadius: 12,
  fontWeight: 600,
  border: `2px dashed ${theme.vars.palette.primary.main}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 88%, transparent)`,
  pointerEvents: 'none',
}));

/** Covers the window while files are dragged over it. */
export const DropHint = ({ children }: { readonly children: ReactNode }) => (
  <Sheet role="status">
    <ImageUp size={36} strokeWidth={1.5} aria-hidden />
    {children}
  </Sheet>
);
