import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontFile, lettering } from './lettering.ts';

const TEXT = 'Grüße 50 %';
const BOX = [300, 60] as const;

it('lettering draws the same letters where no fonts are installed, as in the container image', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'safelight-no-fonts-'));
  const settings = join(folder, 'fonts.conf');
  writeFileSync(settings, '<?xml version="1.0"?><fontconfig></fontconfig>');
  const script = `
    const { lettering } = await import(${JSON.stringify(new URL('./lettering.ts', import.meta.url).href)});
    const { width, height, values } = await lettering(${JSON.stringify(TEXT)}, ${BOX.join(', ')});
    console.log(JSON.stringify([width, height, values.reduce((sum, value) => sum + value, 0)]));`;
  try {
    const env = { ...process.env, FONTCONFIG_FILE: settings };
    const asked = ['--input-type=module', '--disable-warning=ExperimentalWarning', '--eval', script];
    const there = execFileSync(process.execPath, asked, { env, encoding: 'utf8' });
    const [width, , covered] = JSON.parse(there) as readonly [number, number, number];
    const here = await lettering(TEXT, ...BOX);
    expect(width).toBe(here.width);
    expect(width).toBeGreaterThan(200);
    // A system with this font may have another version of it.
    expect(covered / here.values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('lettering has its fonts among the dependencies of the product', () => {
  const root = createRequire(import.meta.url).resolve('../../../../../package.json');
  const { dependencies } = JSON.parse(readFileSync(root, 'utf8')) as { dependencies: Record<string, string> };
  for (const font of ['dejavu-sans', 'arimo', 'gelasio'])
    expect(dependencies).toHaveProperty([`@fontsource/${font}`]);
});

it('unpackedFont returns a font whose tables are at the stated offsets', () => {
  const font = readFileSync(fontFile());
  const count = font.readUInt16BE(4);
  expect(font.readUInt32BE(0)).toBe(0x10000);
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    expect(offset % 4).toBe(0);
    expect(offset + length).toBeLessThanOrEqual(font.length);
  }
});
