import { SafelightTheme } from '@safelight/web-ui';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { Thumbnail } from './Thumbnail.tsx';

const IMAGE = {
  width: 400,
  height: 300,
  thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j3A',
  small: '/s',
  medium: '/m',
  large: '/l',
};
const thumbnail = (
  <SafelightTheme>
    <Thumbnail image={IMAGE} width={40} height={30} alt="Sea" />
  </SafelightTheme>
);

it('a thumbnail renders its frame first and decodes its placeholder afterwards', () => {
  let first: string | undefined;
  const { container } = render(
    <div
      ref={(node) => {
        first ??= node?.innerHTML;
      }}
    >
      {thumbnail}
    </div>,
  );
  expect(first).toContain('alt="Sea"');
  expect(first).not.toContain('data:image');
  expect(container.innerHTML).toContain('data:image');
});

it.each([
  ['a picture that is smaller than its frame at its own size', 16, 9, { width: '16px', height: '9px' }],
  ['a picture that is longer than its frame on one side cropped to the frame', 16, 400, { width: '' }],
])('a thumbnail shows %s', (_what, width, height, style) => {
  const { getByAltText } = render(
    <SafelightTheme>
      <Thumbnail image={{ ...IMAGE, width, height }} width={40} height={30} alt="Sea" />
    </SafelightTheme>,
  );
  expect(getByAltText('Sea').style).toMatchObject(style);
});

it('a loaded thumbnail has the checkerboard behind the picture only, not around it', async () => {
  const { container, findByAltText } = render(thumbnail);
  const picture = await findByAltText('Sea');
  fireEvent.load(picture);
  await waitFor(() => expect(container.querySelector('[data-loaded="true"]')).not.toBeNull());
  expect(getComputedStyle(picture).backgroundImage).toContain('repeating-conic-gradient');
  expect(getComputedStyle(picture.parentElement!).backgroundImage).not.toContain('gradient');
});

it('a thumbnail shows no placeholder behind a loaded picture', async () => {
  const { container, findByAltText } = render(thumbnail);
  fireEvent.load(await findByAltText('Sea'));
  await waitFor(() => expect(container.querySelector('[data-loaded="true"]')).not.toBeNull());
  expect(container.innerHTML).not.toContain('data:image');
});
