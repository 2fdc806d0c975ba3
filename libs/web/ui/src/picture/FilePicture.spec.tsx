import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { FilePicture } from './FilePicture.tsx';

/** The addresses of files that are not revoked. */
const addresses = new Set<string>();

beforeEach(() => {
  addresses.clear();
  let count = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const address = `blob:${(count += 1)}`;
    addresses.add(address);
    return address;
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void addresses.delete(address));
});
afterEach(() => jest.restoreAllMocks());

const shown = () => screen.getByRole('img', { name: 'A' }).getAttribute('src');

it('a file is shown at the only address that it has, until another one is shown or none', () => {
  const view = (file: Blob) => (
    <StrictMode>
      <FilePicture file={file} alt="A" />
    </StrictMode>
  );
  const file = new Blob(['a']);
  const { rerender, unmount } = render(view(file));
  const first = shown();
  expect([...addresses]).toEqual([first]);
  rerender(view(file));
  expect(shown()).toBe(first);
  rerender(view(new Blob(['b'])));
  expect(shown()).not.toBe(first);
  expect([...addresses]).toEqual([shown()]);
  unmount();
  expect(addresses.size).toBe(0);
});
