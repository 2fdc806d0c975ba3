import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel, PanelBody, WIDTHS } from '@safelight/web-ui';
import { useDocs } from '../docs-context.ts';
import type { ApiDocument, ApiOperation } from '../document/api-document.ts';
import { operationById } from '../document/operation-by-id.ts';
import { KeyField } from '../parts/KeyField.tsx';
import { isRunnable, Runner } from '../parts/Runner.tsx';
import { Snippets } from '../parts/Snippets.tsx';
import { type ApiRequest, exampleRequest, uploadExample } from '../request/api-request.ts';

interface Given {
  readonly baseUrl: string;
  readonly apiKey: string;
}

interface Task {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  /** The parameters that the task needs. By default these are all of them. */
  readonly parameters?: readonly string[];
  /** The values that parameters start with. */
  readonly values?: Readonly<Record<string, string>>;
  readonly request?: (operation: ApiOperation, given: Given) => ApiRequest;
}

/** Returns an example whose body contains these fields as JSON. */
const sending =
  (value: Readonly<Record<string, unknown>>): NonNullable<Task['request']> =>
  (operation, given) => ({
    ...exampleRequest(operation, { ...given, values: {} }),
    body: { kind: 'json', value },
  });

/** The tasks that most programs have, in the usual order. */
const TASKS: readonly Task[] = [
  {
    id: 'uploadImage',
    title: 'Upload an image',
    hint: 'The response contains its uid, its links, and a delete_url with which anyone can delete it.',
    request: uploadExample,
  },
  {
    id: 'putImage',
    title: 'Upload without a form',
    hint: 'The body is the file, and the query says the rest, such as ?privacy=public.',
  },
  {
    id: 'listImages',
    title: 'List your images',
    hint: 'Newest first, a page at a time: X-Next-Cursor is the cursor of the next page.',
    parameters: ['search', 'sort', 'limit'],
  },
  { id: 'getImage', title: 'Read one image', hint: 'Its title, size, privacy and links.' },
  {
    id: 'updateImage',
    title: 'Publish an image',
    hint: 'Send only the fields that change.',
    request: sending({ privacy: 'public' }),
  },
  {
    id: 'requestAiEdit',
    title: 'Edit an image in words',
    hint: 'Costs a credit, which is returned if the edit fails. With an idempotency key, a retry costs nothing.',
    request: (operation, given) => {
      const request = sending({ image: 'UID', prompt: 'Convert to watercolor' })(operation, given);
      return { ...request, headers: { ...request.headers, 'Idempotency-Key': 'watercolor-of-UID' } };
    },
  },
  {
    id: 'getAiEdit',
    title: 'Wait for an edit',
    hint: 'With wait=25 the response comes as soon as the edit has ended. Its result is a version of the image.',
    parameters: ['id', 'wait'],
    values: { wait: '25' },
  },
  {
    id: 'createComparison',
    title: 'Publish a comparison of two versions',
    hint: 'The images become public, on one page with a slider. Send edited_image to compare two images.',
    request: sending({ image: 'UID', original_version: 'VERSION', edited_version: 'EDITED_VERSION' }),
  },
  {
    id: 'uploadComparison',
    title: 'Upload a comparison',
    hint: 'Two files of your own: before and after.',
    request: (operation, given) => ({
      ...exampleRequest(operation, { ...given, values: {} }),
      body: {
        kind: 'form',
        files: { original_image: 'before.jpg', edited_image: 'after.jpg' },
        fields: { title: 'Before and after' },
      },
    }),
  },
  {
    id: 'createProject',
    title: 'Create a project',
    hint: 'It may start with images, in the order you list them.',
    request: sending({ name: 'Summer by the sea', uids: ['UID'] }),
  },
  {
    id: 'addProjectImages',
    title: 'Put images into a project',
    hint: 'Images that are already in it keep their places.',
    request: sending({ uids: ['UID'] }),
  },
  {
    id: 'createShareLink',
    title: 'Share a project',
    hint: 'Anyone with the link in the response can see the images, until you revoke it or it expires.',
    request: sending({ password: 'open sesame' }),
  },
  { id: 'deleteImage', title: 'Delete an image', hint: 'It stays in the trash for 30 days.' },
];

const found = (document: ApiDocument): readonly { readonly task: Task; readonly operation: ApiOperation }[] =>
  TASKS.flatMap((task) => {
    const operation = operationById(document, task.id);
    if (operation === undefined) return [];
    const { parameters: wanted } = task;
    const parameters = operation.parameters.filter(({ name }) => wanted?.includes(name) ?? true);
    return [{ task, operation: { ...operation, parameters } }];
  });

/** The tab with complete programs for common tasks. Those that only read can be run on the page. */
export const ExamplesTab = () => {
  const { document, apiKey } = useDocs();
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Box sx={{ maxWidth: WIDTHS.form }}>
        <KeyField />
      </Box>
      {found(document).map(({ task, operation }) => (
        <Panel key={task.id} aria-label={task.title} sx={{ minWidth: 0 }}>
          <PanelBody>
            <div>
              <Typography variant="h4" component="h2">
                {task.title}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
                {task.hint}
              </Typography>
            </div>
            {isRunnable(operation) ? (
              <Runner operation={operation} given={task.values ?? {}} />
            ) : (
              <Snippets
                request={
                  task.request?.(operation, { baseUrl: document.baseUrl, apiKey }) ??
                  exampleRequest(operation, { baseUrl: document.baseUrl, apiKey, values: {} })
                }
              />
            )}
          </PanelBody>
        </Panel>
      ))}
    </Box>
  );
};
