import { styled } from '@mui/material/styles';
import type { Point } from '@safelight/engine';
import { useId } from 'react';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 2 },
  '& label': { display: 'grid', placeContent: 'center', width: 24, height: 24, cursor: 'pointer' },
  '& input': { margin: 0, accentColor: theme.vars.palette.text.primary, cursor: 'inherit' },
  '@media (pointer: coarse)': { '& label': { width: 44, height: 44 } },
}));

const ACROSS = [
  { share: 0, label: 'left' },
  { share: 0.5, label: 'center' },
  { share: 1, label: 'right' },
] as const;
const DOWN = [
  { share: 0, label: 'Top' },
  { share: 0.5, label: 'Middle' },
  { share: 1, label: 'Bottom' },
] as const;

interface AnchorGridProps {
  readonly value: Point;
  readonly onValue: (anchor: Point) => void;
}

/** Chooses the point of the old canvas that stays in place when the size changes. */
export const AnchorGrid = ({ value, onValue }: AnchorGridProps) => {
  const name = useId();
  return (
    <Root>
      <span id={name}>Keep in place</span>
      <div role="radiogroup" aria-labelledby={name}>
        {DOWN.flatMap((down) =>
          ACROSS.map((across) => (
            <label key={`${down.label} ${across.label}`}>
              <input
                type="radio"
                name={name}
                aria-label={`${down.label} ${across.label}`}
                checked={value.x === across.share && value.y === down.share}
                onChange={() => {
                  onValue({ x: across.share, y: down.share });
                }}
              />
            </label>
          )),
        )}
      </div>
    </Root>
  );
};
