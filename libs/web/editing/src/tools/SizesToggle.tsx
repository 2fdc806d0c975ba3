import { styled } from '@mui/material/styles';
import { type EditorState, unitOf } from '@safelight/engine';
import { Hint, SmallButton } from '../fields/IconChoice.tsx';
import { useEditing, useEditor } from '../session/editing-session.ts';

const Factor = styled(SmallButton)({
  width: 'auto',
  minWidth: 36,
  paddingInline: 8,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media (pointer: coarse)': { width: 'auto', minWidth: 44 },
});

const unitIn = ({ document }: EditorState): number => unitOf(document);
const isGrowing = ({ settings }: EditorState): boolean => settings.growing;

/** On a canvas larger than a screen, sets whether tools draw larger in proportion. */
export const SizesToggle = () => {
  const { editor } = useEditing();
  const unit = useEditor(unitIn);
  const growing = useEditor(isGrowing);
  if (unit === 1) return null;
  const factor = String(unit);
  return (
    <Hint
      text={
        growing
          ? `Tools draw ${factor} times larger, to fit this large image. Press for their plain sizes`
          : `Tools draw in their plain sizes. Press to make them ${factor} times larger`
      }
    >
      <Factor
        type="button"
        aria-label={`Enlarged × ${factor}`}
        aria-pressed={growing}
        onClick={() => editor.configure({ growing: !growing })}
      >
        × {factor}
      </Factor>
    </Hint>
  );
};
