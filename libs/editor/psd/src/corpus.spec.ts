import { nodeResources, painted } from '@safelight/paint/testing';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { openPsdFile } from './open-psd-file.ts';
import { PsdError } from './psd-error.ts';
import { nodeTools, meanDifference } from './testing/node-tools.ts';

/**
 * Files made by other programs. They are not part of the repository, so the tests only run where they are
 * available.
 */
const CORPUS = new URL('../../../../../shared/fixtures/psd/', import.meta.url);
const FILES = existsSync(CORPUS) ? readdirSync(CORPUS).filter((name) => name.endsWith('.psd')) : [];

it('the corpus is absent, or contains only Photoshop files', () => {
  expect(FILES.every((name) => name.endsWith('.psd'))).toBe(true);
});

if (FILES.length > 0) {
  it.each(FILES)(
    '%s looks like its own composite, or a note names what was left out, or it is rejected with a reason',
    async (name) => {
      const { tools, pictures } = nodeTools();
      try {
        const { document, notes, composite } = await openPsdFile(readFileSync(new URL(name, CORPUS)), tools);
        const { data } = painted(document, nodeResources(pictures).resources);
        const difference = composite === null ? 0 : meanDifference(data, composite.data);
        expect(difference < 3 || notes.length > 0).toBe(true);
      } catch (error) {
        if (!(error instanceof PsdError)) throw error;
        expect(error.message).toMatch(/^(?:This|Large) .*\.$/);
      }
    },
  );
}
