import { embedCode, embedSize } from './embed.ts';

const photo = { width: 4000, height: 3000 };

it('the frame of an embed has the aspect ratio of the pictures, and is no wider than they or its container', () => {
  expect(embedSize(photo, photo)).toEqual({ width: 1280, height: 960 });
  expect(embedSize(photo, photo, { maxWidth: 400, maxHeight: Infinity })).toEqual({
    width: 400,
    height: 300,
  });
  expect(embedSize(photo, photo, { maxWidth: Infinity, maxHeight: 150 })).toEqual({
    width: 200,
    height: 150,
  });
  expect(embedSize({ width: 40, height: 30 }, { width: 20, height: 15 })).toEqual({ width: 40, height: 30 });
});

it('the frame of an embed has an aspect ratio between those of two pictures of different shape', () => {
  expect(embedSize({ width: 400, height: 100 }, { width: 100, height: 100 })).toEqual({
    width: 400,
    height: 200,
  });
});

it('the embed code escapes the title of the comparison', () => {
  const code = embedCode({ address: 'https://a.test/?a&b', title: '"><script>', width: 40, height: 30 });
  expect(code).toContain('<iframe src="https://a.test/?a&amp;b" title="&quot;&gt;&lt;script&gt;" width="40"');
  expect(code).toContain('aspect-ratio:40/30');
});
