import type { Layer, LayerMask } from '@safelight/engine';
import { Link2, Link2Off } from 'lucide-react';
import { Hint, SmallButton } from '../fields/IconChoice.tsx';
import { useEditing } from '../session/editing-session.ts';
import { switchLink } from './layer-mask.ts';

interface MaskLinkProps {
  readonly layer: Layer;
  readonly mask: LayerMask;
}

/**
 * The chain between a layer and its mask, which decides whether they move together. On touch screens, where a line has
 * no room for it, the menu of the layer does the same.
 */
export const MaskLink = ({ layer, mask: { linked } }: MaskLinkProps) => {
  const { editor } = useEditing();
  const Icon = linked ? Link2 : Link2Off;
  return (
    <Hint text={linked ? 'Unlink mask: it stays when the layer moves' : 'Link mask to the layer'} side="left">
      <SmallButton
        type="button"
        className={linked ? 'quiet' : undefined}
        sx={{ width: 20, '@media (pointer: coarse)': { display: 'none' } }}
        aria-label={`${linked ? 'Unlink' : 'Link'} mask of ${layer.name}`}
        onClick={() => switchLink(editor, layer.id)}
      >
        <Icon size={14} aria-hidden />
      </SmallButton>
    </Hint>
  );
};
