import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { buildGraphqlSchema } from './build-schema.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/**
 * Who may use a field. `anyone`: signed in or not · `user`: signed in, by session or key · `session`: by
 * session only · `moderator`: somebody who moderates other people's images.
 */
type Access = 'anyone' | 'user' | 'session' | 'moderator';

/** Every field of Query and Mutation. A new one without a row here fails. */
const ROWS: Readonly<Record<Access, string>> = {
  anyone: `aiCapabilities comparison errorCodes image me plans sharedProject siteConfig completeGoogleSignIn confirmEmailChange
    correctEmail countView login logout openSharedProject refreshSession register requestPasswordReset
    resendVerification resetPassword sendContactMessage signInWithGoogle startGoogleSignIn undoEmailChange verifyEmail`,
  user: `aiEditJob aiEditJobs aiEditQuote comparisons editorDocument editorDocuments imageTags images layerPictures
    project projectTags projects projectsHolding promptSuggestions versionDocument addProjectImages cancelAiEdit
    createComparison createProject createShareLink deleteComparison deleteEditorDocument deleteImage
    deleteImagesForever deleteProjects deleteVersion emptyTrash moveProjectImages
    removeProjectImages requestAiEdit requestAiEdits rerunAiEdit restoreImages restoreProjects revokeShareLink
    saveEditorDocument trashImages updateComparison updateImage updateImages updateProject uploadImageFromUrl
    useVersion`,
  session: `apiKeys dataExports sessions cancelEmailChange changePassword confirmCheckout createApiKey deleteApiKey
    endOtherSessions endSession openBillingPortal requestAccountDeletion requestDataExport resendEmailChange setRenewal
    startCheckout updateApiKey updatePreferences updateProfile`,
  moderator: 'blockImage unblockImage',
};
/**
 * Their files are read only after it is known who sends them: upload.spec.ts and upload-form.spec.ts test
 * that.
 */
const WITH_FILES = ['publishEditorDocument', 'uploadComparison', 'uploadImage', 'uploadLayerPicture'];

const accessOf = new Map<string, Access>(
  (Object.entries(ROWS) as [Access, string][]).flatMap(([access, names]) =>
    names.split(/\s+/).map((name): [string, Access] => [name, access]),
  ),
);

/** A value of the right type that refers to nothing. */
const valueOf = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type)]));
  }
  switch (type.name) {
    case 'Int':
    case 'Float':
      return 1;
    case 'Boolean':
      return true;
    case 'JSON':
      return {};
    case 'DateTime':
      return '2026-01-01T00:00:00Z';
    default:
      return type.name === 'ID' ? '0c0c0c0c-0000-4000-8000-00000000ffff' : 'nothing';
  }
};

const selectionOf = (type: GraphQLOutputType): string =>
  isLeafType(getNamedType(type)) ? '' : '{ __typename }';

/** An operation with this field only, and with every argument that it requires. */
const operationOf = (kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) => {
  const required = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const head = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const [declared, passed] = required.length === 0 ? ['', ''] : [`(${head})`, `(${given})`];
  return {
    query: `${kind} ${declared} { ${field.name}${passed} ${selectionOf(field.type)} }`,
    variables: Object.fromEntries(required.map(({ name, type }) => [name, valueOf(type)])),
  };
};

const schema = await buildGraphqlSchema();
const FIELDS = (['query', 'mutation'] as const).flatMap((kind) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({ name: field.name, kind, field }));
});

describe('the authorization matrix', () => {
  let site: TestServer;
  let person: string;
  let key: string;
  beforeAll(async () => {
    site = await startTestServer();
    const ann = await site.signUp('ann');
    person = ann.token;
    key = `Api-Key ${(await site.world.useCases.createApiKey(ann.viewer, 'A key')).key}`;
  });
  afterAll(() => site.stop());

  it('has a row for every field of the schema, and no other', () => {
    const told = [...accessOf.keys(), ...WITH_FILES].sort();
    expect(told).toEqual(FIELDS.map(({ name }) => name).sort());
  });

  const refusalOf = async (field: (typeof FIELDS)[number], token: string | null) => {
    const { query, variables } = operationOf(field.kind, field.field);
    const { errors } = await site.ask(query, variables, token);
    const code = errors[0]?.extensions.code;
    return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : null;
  };

  it.each(FIELDS.filter(({ name }) => accessOf.has(name)))('$kind $name', async (field) => {
    const access = accessOf.get(field.name);
    const isOpen = access === 'anyone';
    expect(['a guest', await refusalOf(field, null)]).toEqual(['a guest', isOpen ? null : 'UNAUTHENTICATED']);
    const isForKeys = isOpen || access === 'user';
    expect(['a key', await refusalOf(field, key)]).toEqual(['a key', isForKeys ? null : 'FORBIDDEN']);
    if (access === 'moderator') expect(await refusalOf(field, person)).toBe('FORBIDDEN');
  });
});
