import { styled } from '@mui/material/styles';
import { LoadingState } from '../components/LoadingState.tsx';
import { PanelBody } from '../components/Panel.tsx';
import { PictureLayout, PictureMain, PictureSide } from './PicturePage.tsx';

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  backgroundColor: theme.vars.palette.surface.canvas,
}));

/** Where a line, a button or a field will be. */
const Blank = styled('div')(({ theme }) => ({
  height: 40,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.action.hover,
}));

/** A picture's page until its content is known, with placeholders where that will be. */
export const PictureLoading = ({ text }: { readonly text: string }) => (
  <PictureLayout>
    <PictureMain>
      <Place className="picture">
        <LoadingState text={text} />
      </Place>
    </PictureMain>
    <PictureSide aria-hidden>
      <PanelBody>
        <Blank style={{ width: '60%' }} />
        <Blank />
        <Blank />
        <Blank style={{ height: 120 }} />
      </PanelBody>
    </PictureSide>
  </PictureLayout>
);
