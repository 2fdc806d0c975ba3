import { answersImage, type ScriptedEditor } from '@safelight/application/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { startTestServer, until, type TestServer } from '../testing/test-server.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const PROGRAM = join(import.meta.dirname, '../../client/use-the-api.ts');
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  rewriteRelativeImportExtensions: true,
  types: ['node'],
  skipLibCheck: true,
};

/** Compiles a program as `tsc` does, beside it; answers what the compiler complains of. */
const complaintsOf = (file: string): readonly string[] => {
  const program = ts.createProgram([file], OPTIONS);
  const found = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

describe('a program over the client that openapi-typescript makes of the document', () => {
  let server: TestServer;
  let folder: string;
  let document: string;

  beforeAll(async () => {
    server = await startTestServer();
    ({ text: document } = await server.send('/api/openapi.json'));
    // Inside the repository, so that the program finds what is installed here.
    await mkdir(join(ROOT, 'tmp'), { recursive: true });
    folder = await mkdtemp(join(ROOT, 'tmp/client-'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const compile = async (served: string): Promise<readonly string[]> => {
    await writeFile(join(folder, 'api.ts'), astToString(await openapiTS(served)));
    await copyFile(PROGRAM, join(folder, 'use-the-api.ts'));
    return complaintsOf(join(folder, 'use-the-api.ts'));
  };

  it('does not compile when a field it reads is gone', async () => {
    expect((await compile(document.replaceAll('"is_current"', '"is_latest"'))).join()).toContain(
      'is_current',
    );
  });

  it('compiles, and uploads, lists, edits and chooses versions', async () => {
    expect(await compile(document)).toEqual([]);
    const { world } = server;
    const { viewer } = await server.join('ann');
    const { key } = await world.useCases.createApiKey(viewer, 'program');
    (world.editors[0] as ScriptedEditor).answerNext(answersImage);
    const picture = join(folder, 'picture.png');
    await writeFile(picture, 'picture');

    const address = `http://127.0.0.1:${server.port}/api`;
    const program = spawn(process.execPath, [join(folder, 'use-the-api.js'), address, key, picture]);
    const [printed, complained, exited] = [text(program.stdout), text(program.stderr), once(program, 'exit')];
    await until(() => world.queued('ai-edit').length > 0 || program.exitCode !== null);
    for (const { jobId } of world.queued('ai-edit'))
      await world.jobs.runAiEdit(jobId, new AbortController().signal);

    expect([await complained, await exited]).toEqual(['', [0, null]]);
    expect(JSON.parse(await printed)).toEqual({
      privacy: 'public',
      listed: [true],
      state: 'succeeded',
      model: 'scripted',
      isCurrent: true,
      versions: [
        [1, false],
        [2, true],
      ],
      missing: 'NOT_FOUND',
    });
  });
});
