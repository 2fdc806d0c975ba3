import { styled } from '@mui/material/styles';
import { SafelightTheme } from '@safelight/web-ui';
import { render } from '@testing-library/react';
import { SelectMark, selectStyle } from './SelectBox.tsx';

const Card = styled('div')(({ theme }) => selectStyle(theme));

it.each([
  [true, 'visible'],
  [false, 'hidden'],
])(
  'the check is there only if the picture is selected, whatever colors the system forces: %s',
  (checked, visibility) => {
    window.matchMedia = () =>
      ({ matches: false, addListener: () => undefined, removeListener: () => undefined }) as never;
    render(
      <SafelightTheme>
        <Card>
          <SelectMark checked={checked} />
        </Card>
      </SafelightTheme>,
    );
    expect(getComputedStyle(document.querySelector('.mark > svg')!).visibility).toBe(visibility);
  },
);
