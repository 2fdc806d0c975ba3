import { suspendAccount } from '@safelight/application';
import { clientAt, editRequest } from '@safelight/application/testing';
import { buildGraphqlSchema } from './build-schema.ts';
import { namesSomething, operationOf, requiredOf } from './testing/operation-of.ts';
import { siteForAll } from './testing/test-server.ts';

/**
 * Who may use a field. `anyone`: signed in or not · `user`: signed in, by session or key · `session`: by
 * session only · `account`: by session, also of a suspended account · `moderator`: by somebody who moderates
 * other people's images.
 */
type Access = 'anyone' | 'user' | 'session' | 'account' | 'moderator';

/** Every field of Query and Mutation. A new field without a row here fails the test. */
const ROWS: Readonly<Record<Access, string>> = {
  anyone: `aiCapabilities comparison errorCodes image me passwordResetUsername plans sharedProject siteConfig completeGoogleSignIn confirmEmailChange
    correctEmail countView login logout openSharedProject refreshSession register requestPasswordReset
    resendVerification resetPassword sendContactMessage signInWithGoogle startGoogleSignIn undoEmailChange verifyEmail`,
  user: `aiEditJob aiEditJobs aiEditPlan aiEditQuote comparisons editorDocument editorDocuments imageArchiveTicket imageTags images
    layerPictures project projectArchiveTicket projectTags projects projectsHolding promptSuggestions versionDocument addProjectImages cancelAiEdit
    createComparison createProject createShareLink deleteComparison deleteEditorDocument deleteImage
    deleteImagesForever deleteProjects deleteVersion emptyTrash moveProjectImages
    removeProjectImages requestAiEdit requestAiEdits rerunAiEdit restoreComparison restoreImages restoreProjects revokeShareLink
    saveEditorDocument takeBackAiEdit trashImages updateComparison updateImage updateImages updateProject uploadImageFromUrl
    useVersion`,
  session: `apiKeys sessions cancelEmailChange changePassword confirmCheckout createApiKey deleteApiKey
    endOtherSessions endSession openBillingPortal resendEmailChange setRenewal
    startCheckout updateApiKey updatePreferences updateProfile`,
  account: 'dataExports requestAccountDeletion requestDataExport',
  moderator: 'blockImage unblockImage',
};

type Refusal = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'ACCOUNT_SUSPENDED' | null;

/**
 * The error code with which the fields of each access refuse each kind of viewer; null if they do not refuse.
 */
const EXPECTED: Readonly<Record<string, Readonly<Record<Access, Refusal>>>> = {
  'a guest': {
    anyone: null,
    user: 'UNAUTHENTICATED',
    session: 'UNAUTHENTICATED',
    account: 'UNAUTHENTICATED',
    moderator: 'UNAUTHENTICATED',
  },
  'a person': { anyone: null, user: null, session: null, account: null, moderator: 'FORBIDDEN' },
  'a key': {
    anyone: null,
    user: null,
    session: 'FORBIDDEN',
    account: 'FORBIDDEN',
    moderator: 'FORBIDDEN',
  },
  'somebody suspended': {
    anyone: null,
    user: 'ACCOUNT_SUSPENDED',
    session: 'ACCOUNT_SUSPENDED',
    account: null,
    moderator: 'ACCOUNT_SUSPENDED',
  },
  'the key of somebody suspended': {
    anyone: 'ACCOUNT_SUSPENDED',
    user: 'ACCOUNT_SUSPENDED',
    session: 'ACCOUNT_SUSPENDED',
    account: 'ACCOUNT_SUSPENDED',
    moderator: 'ACCOUNT_SUSPENDED',
  },
};

/**
 * Ann's objects, each with the fields whose arguments name it. A new field whose argument is an id fails the
 * test without a row here.
 */
type Thing = 'image' | 'comparison' | 'edit' | 'key' | 'session' | 'project' | 'link';
const NAMED: Readonly<Record<Thing, string>> = {
  image: `aiEditPlan aiEditQuote editorDocument image imageArchiveTicket layerPictures projectsHolding promptSuggestions versionDocument blockImage
    countView deleteEditorDocument deleteImage deleteImagesForever deleteVersion requestAiEdit requestAiEdits
    restoreImages saveEditorDocument trashImages unblockImage updateImage updateImages useVersion createComparison`,
  comparison: 'comparison deleteComparison restoreComparison updateComparison',
  edit: 'aiEditJob cancelAiEdit rerunAiEdit takeBackAiEdit',
  key: 'deleteApiKey updateApiKey',
  session: 'endSession',
  project: `project projectArchiveTicket addProjectImages createShareLink deleteProjects moveProjectImages removeProjectImages
    restoreProjects updateProject`,
  link: 'revokeShareLink',
};
/**
 * Fields for anyone who knows the secret among their arguments, and `confirmCheckout`, whose id is that of a
 * payment.
 */
const BY_SECRET =
  `confirmCheckout confirmEmailChange openSharedProject passwordResetUsername resendVerification resetPassword sharedProject
  undoEmailChange verifyEmail`.split(/\s+/);
/** Anyone may read a comparison. */
const OPEN = ['comparison'];
/**
 * Fields with files. Their viewer is checked before the files are read, which upload.spec.ts and
 * upload-form.spec.ts test.
 */
const WITH_FILES = ['publishEditorDocument', 'uploadComparison', 'uploadImage', 'uploadLayerPicture'];

const accessOf = new Map<string, Access>(
  (Object.entries(ROWS) as [Access, string][]).flatMap(([access, names]) =>
    names.split(/\s+/).map((name): [string, Access] => [name, access]),
  ),
);

const thingOf = (field: string): Thing | undefined =>
  (Object.keys(NAMED) as Thing[]).find((thing) => NAMED[thing].split(/\s+/).includes(field));

const IDS = ['uid', 'uids', 'imageUid', 'imageUids'];
const MISSING_ID = '0c0c0c0c-0000-4000-8000-00000000ffff';
/** Well-formed ids of objects that do not exist. */
const MISSING: Readonly<Record<Thing | 'version', string>> = {
  image: 'z'.repeat(22),
  comparison: 'z'.repeat(22),
  project: '1600000000000',
  edit: MISSING_ID,
  key: MISSING_ID,
  session: MISSING_ID,
  link: MISSING_ID,
  version: MISSING_ID,
};
type Things = typeof MISSING;
/**
 * These fields check other arguments, which are invalid here, before they look up the ids.
 * comparison.resolver.spec and editor-document.resolver.spec test them.
 */
const EXAMINED_FIRST: readonly string[] = ['createComparison', 'saveEditorDocument'];
const MALFORMED = Object.fromEntries(Object.keys(MISSING).map((thing) => [thing, '../etc'])) as Things;

/** The id for an argument of a field that names an object of this kind. */
const idFor = (thing: Thing | undefined, things: Things) => (argument: string) => {
  if (/[vV]ersion/.test(argument)) return things.version;
  if (IDS.includes(argument)) return thing === 'comparison' ? things.comparison : things.image;
  return thing === undefined || thing === 'image' ? MISSING_ID : things[thing];
};

const schema = await buildGraphqlSchema();
const FIELDS = (['query', 'mutation'] as const).flatMap((kind) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({ name: field.name, kind, field }));
});
type Field = (typeof FIELDS)[number];
const ROWS_TO_ASK = FIELDS.filter(({ name }) => accessOf.has(name));

const HOUR_MS = 60 * 60 * 1000;

describe('the authorization matrix', () => {
  const { site } = siteForAll();
  let things: Things;
  const tokens: Record<string, string | null> = { 'a guest': null };

  beforeAll(async () => {
    const { useCases } = site.world;
    const [ann, bob, sam] = [await site.signUp('ann'), await site.signUp('bob'), await site.signUp('sam')];
    const image = await site.world.uploadText(ann.user.id, 'picture secret');
    const shown = await site.world.uploadText(ann.user.id, 'picture shown', 'public');
    const project = await useCases.createProject(ann.viewer, { name: 'Trip', uids: [image.uid] });
    const { link } = await useCases.createShareLink(ann.viewer, project.id, {});
    const edit = await useCases.requestAiEdit(ann.viewer, editRequest(image.uid, 'make it old'));
    const { apiKey, key: keyOfAnn } = await useCases.createApiKey(ann.viewer, 'A key');
    await useCases.logIn({ username: 'ann', password: 'Secret123', client: clientAt() });
    const [session] = (await useCases.listSessions(ann.viewer)).filter(({ isCurrent }) => !isCurrent);
    const side = { imageUid: shown.uid, versionId: shown.current.id };
    const comparison = {
      uid: site.world.ids.uid(),
      ownerId: ann.user.id,
      title: 'Sky',
      description: null,
      viewCount: 0,
      createdAt: site.world.clock.now(),
      original: side,
      edited: side,
    };
    await site.world.repositories.comparisons.insert(comparison);
    things = {
      image: image.uid,
      version: image.current.id,
      comparison: comparison.uid,
      project: project.id,
      edit: edit.id,
      key: apiKey.id,
      session: session?.id ?? '',
      link: link.id,
    };
    const keyOf = async ({ viewer }: typeof bob) => (await useCases.createApiKey(viewer, 'A key')).key;
    const keyOfSam = await keyOf(sam);
    await suspendAccount({ ...site.world.repositories, ...site.world })('sam', 'Spam');
    const again = await useCases.logIn({ username: 'sam', password: 'Secret123', client: clientAt() });
    Object.assign(tokens, {
      'a person': bob.token,
      'a key': `Api-Key ${await keyOf(bob)}`,
      'the owner': ann.token,
      'the owner’s key': `Api-Key ${keyOfAnn}`,
      'somebody suspended': `Bearer ${again.tokens.access}`,
      'the key of somebody suspended': `Api-Key ${keyOfSam}`,
    });
  });
  // A key may make a hundred requests an hour.
  beforeEach(() => site.world.clock.advance(HOUR_MS));

  it('has a row for every field of the schema, and no other rows', () => {
    const rows = [...accessOf.keys(), ...WITH_FILES].sort();
    expect(rows).toEqual(FIELDS.map(({ name }) => name).sort());
  });

  it('has a row for every field whose arguments contain an id', () => {
    const naming = FIELDS.filter(({ field }) => requiredOf(field).some(({ type }) => namesSomething(type)));
    const names = naming.map(({ name }) => name).filter((name) => !WITH_FILES.includes(name));
    const rows = Object.values(NAMED).flatMap((row) => row.split(/\s+/));
    expect([...rows, ...BY_SECRET].filter((name) => names.includes(name)).sort()).toEqual(names.sort());
  });

  const ask = ({ kind, field }: Field, who: string, named: Things) => {
    const { query, variables } = operationOf(kind, field, idFor(thingOf(field.name), named));
    return site.ask(query, variables, tokens[who] ?? null);
  };

  const refusalOf = async (field: Field, who: string): Promise<Refusal> => {
    const code = (await ask(field, who, MISSING)).errors[0]?.extensions.code ?? '';
    return ['UNAUTHENTICATED', 'FORBIDDEN', 'ACCOUNT_SUSPENDED'].includes(code) ? (code as Refusal) : null;
  };

  describe.each(Object.entries(EXPECTED))('for %s', (who, expected) => {
    it.each(ROWS_TO_ASK)('gives the expected access to $kind $name', async (field) => {
      const access = accessOf.get(field.name) ?? 'moderator';
      const refusal = await refusalOf(field, who);
      // Fields that are open to anyone may ignore the viewer.
      if (access === 'anyone') expect([null, expected.anyone]).toContain(refusal);
      else expect(refusal).toBe(expected[access]);
    });
  });

  const FOREIGN = ROWS_TO_ASK.filter(({ name }) => thingOf(name) !== undefined && !OPEN.includes(name));

  describe.each(['a person', 'a key', 'somebody suspended'])(
    'objects of another user, requested by %s',
    (who) => {
      it.each(FOREIGN)('look like missing objects, as do malformed ids: $kind $name', async (field) => {
        const real = await ask(field, who, things);
        const missing = await ask(field, who, MISSING);
        const malformed = EXAMINED_FIRST.includes(field.name) ? missing : await ask(field, who, MALFORMED);
        expect([real.status, real.text]).toEqual([missing.status, missing.text]);
        expect([malformed.status, malformed.text]).toEqual([missing.status, missing.text]);
      });
    },
  );

  it.each(['the owner', 'the owner’s key'])(
    'objects are found by %s, and the requests of other users have not changed them',
    async (who) => {
      for (const name of ['image', 'project', 'projectsHolding', 'aiEditJob', 'aiEditQuote', 'comparison']) {
        const field = FIELDS.find((one) => one.name === name)!;
        const { data, errors } = await ask(field, who, things);
        expect([name, errors]).toEqual([name, []]);
        expect(data?.[name]).toBeTruthy();
      }
      const { apiKeys, sessions } = site.world.database.tables;
      expect(apiKeys.has(things.key)).toBe(true);
      expect(sessions.get(things.session)).toMatchObject({ endedAt: null });
      expect(await site.world.repositories.shareLinks.list((await owner()).id, things.project)).toHaveLength(
        1,
      );
    },
  );

  const owner = async () => (await site.world.repositories.users.findByEmail('ann@example.com'))!;
});
