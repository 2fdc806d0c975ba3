import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { openUpload, picture, row } from '../testing/open-upload.tsx';

it('files that are dropped beside the drop zone are added too', async () => {
  const { zone } = openUpload();
  await zone();
  const heading = screen.getByRole('heading', { name: 'Upload' });
  const dataTransfer = { types: ['Files'], files: [picture('a.png')] };
  fireEvent.dragOver(heading, { dataTransfer });
  expect(screen.getByText('Drop to upload')).toBeVisible();
  const drop = createEvent.drop(heading, { dataTransfer });
  fireEvent(heading, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(row('a.png')).toBeVisible();
  expect(screen.queryByText('Drop to upload')).toBeNull();
});

it('the focus stays in the list when a picture is removed from it', async () => {
  const { choose, person } = openUpload();
  await choose(picture('a.png'), picture('b.png'));
  act(() => screen.getByRole('button', { name: 'Remove b.png' }).focus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(row('a.png')).toContainElement(document.activeElement as HTMLElement));
});
