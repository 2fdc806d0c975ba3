import {
  answersBuiltIn,
  answersImage,
  editRequest,
  FakeGoogle,
  FakePayments,
  type ScriptedEditor,
  tokenOf,
} from '@safelight/application/testing';
import type { TestServer } from './test-server.ts';

/** What stands for the placeholders of examples, such as `UID`. */
export type Known = Record<string, string>;

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** The fields of answers that later steps need. */
interface Body extends Tokens {
  readonly uid: string;
  readonly id: string;
  readonly url: string;
  readonly ticket: string;
  readonly user: { readonly id: string };
  readonly tokens: Tokens;
  readonly api_key: { readonly id: string; readonly key: string };
}

export interface Step {
  /** The operation whose example is sent. */
  readonly id: string;
  /** Which of several examples; the first when absent. */
  readonly place?: number;
  /** What happens before, outside the reference; returns what is known from then on. */
  readonly before?: () => Promise<Known> | Known;
  /** Takes from the answer what later requests need. */
  readonly after?: (answer: Body) => Known;
}

const MONTH = [new Date('2026-01-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')] as const;

/** Operations that nobody calls by the reference, or that need a file which only the editor uploads. */
export const UNTOLD: readonly string[] = ['receivePaymentEvent', 'getOpenApiDocument', 'getLayerPicture'];

/**
 * A story in which a person calls every operation of the reference once, with its example. `known` contains what the
 * steps before have told.
 */
export const referenceStory = ({ world, ...server }: TestServer, known: Known): readonly Step[] => {
  const { useCases, jobs } = world;
  const token = (kind: Parameters<typeof world.mailOf>[0]) => tokenOf(world.mailOf(kind)?.text);
  const viewer = () => world.viewerOf(known['ACCESS_TOKEN'] ?? '');
  const signedIn = ({ access, refresh }: Tokens): Known => ({
    ACCESS_TOKEN: access,
    REFRESH_TOKEN: refresh,
  });
  const edited = async (answer: typeof answersImage, id?: string): Promise<Known> => {
    const image = known['UID'] ?? '';
    const edit = id ?? (await useCases.requestAiEdit(await viewer(), editRequest(image, 'vintage'))).id;
    (world.editors[0] as ScriptedEditor).answerNext(answer);
    await jobs.runAiEdit(edit, new AbortController().signal);
    const { resultVersionId } = await useCases.getAiEdit(await viewer(), edit);
    return { EDIT_ID: edit, EDITED_VERSION_ID: resultVersionId ?? '' };
  };
  const logIn = async (): Promise<Known> => {
    const body = { username: 'ada', password: 'Correct-horse-1' };
    const answer = (await server.sendJson('/api/auth/login/', 'POST', body)).json() as Body;
    return signedIn(answer.tokens);
  };
  /** Asks in the name of the person: by GET, or by PATCH with a body. */
  const ask = (path: string, body?: object) => {
    const headers = { Authorization: `Bearer ${known['ACCESS_TOKEN'] ?? ''}` };
    return body === undefined
      ? server.send(path, { headers })
      : server.sendJson(path, 'PATCH', body, headers);
  };
  const spare = (): Known => ({ UID: known['SPARE_UID'] ?? '' });
  const payments = (): FakePayments => {
    if (world.payments instanceof FakePayments) return world.payments;
    throw new Error('The world of this story sells by a payment service in memory.');
  };

  return [
    { id: 'getSiteConfig' },
    { id: 'register', after: ({ user }) => ({ USER_ID: user.id }) },
    { id: 'register', place: 1 },
    { id: 'correctEmail' },
    { id: 'resendVerification' },
    { id: 'verifyEmail', before: () => ({ TOKEN: token('verification') }) },
    { id: 'login', after: ({ tokens }) => signedIn(tokens) },
    { id: 'refreshTokens', after: signedIn },
    { id: 'getAccount' },
    { id: 'updateAccount' },
    { id: 'listSessions' },
    {
      id: 'endSession',
      before: async () => {
        const sessions = await useCases.listSessions(await viewer());
        return { SESSION_ID: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' };
      },
    },
    { id: 'createApiKey', after: ({ api_key }) => ({ KEY_ID: api_key.id, KEY: api_key.key }) },
    { id: 'listApiKeys' },
    { id: 'getApiKey' },
    { id: 'getUsage' },

    { id: 'uploadImage', after: ({ uid }) => ({ UID: uid }) },
    { id: 'listImages' },
    { id: 'getImage' },
    { id: 'listVersions' },
    { id: 'getAiCapabilities' },
    { id: 'planAiEdit' },
    { id: 'requestAiEdit', after: ({ id }) => ({ EDIT_ID: id }) },
    { id: 'getAiEdit', before: () => edited(answersImage, known['EDIT_ID']) },
    { id: 'listAiEdits' },
    { id: 'cancelAiEdit' },
    { id: 'useVersion', before: () => ({ VERSION_ID: known['EDITED_VERSION_ID'] ?? '' }) },
    { id: 'getVersion' },
    { id: 'downloadVersion' },
    {
      id: 'createComparison',
      before: async () => {
        const answer = await ask(`/api/images/${known['UID'] ?? ''}/versions/`);
        return { VERSION_ID: (answer.json() as readonly Body[])[0]?.id ?? '' };
      },
      after: ({ uid }) => ({ COMPARISON_UID: uid }),
    },
    { id: 'listComparisons' },
    { id: 'listComparisonsOfImage' },
    { id: 'getComparison' },
    { id: 'updateComparison' },
    { id: 'deleteComparison' },
    { id: 'restoreComparison' },
    { id: 'uploadComparison' },
    { id: 'updateImage' },
    { id: 'getImageInfo' },
    { id: 'getOwnImage' },
    { id: 'getPublicImage' },
    { id: 'getImageFile' },
    { id: 'downloadImage' },
    { id: 'saveDocument' },
    { id: 'getDocument' },
    { id: 'listDocuments' },
    { id: 'deleteDocument' },

    { id: 'uploadImageFromUrl', after: ({ uid }) => ({ OTHER_UID: uid }) },
    { id: 'downloadImages' },
    { id: 'downloadManyImages' },
    { id: 'createProject', after: ({ id }) => ({ PROJECT_ID: id }) },
    { id: 'listProjects' },
    { id: 'listProjectTags' },
    { id: 'getProject' },
    { id: 'updateProject' },
    { id: 'addProjectImages' },
    { id: 'moveProjectImages' },
    { id: 'listProjectImages' },
    { id: 'removeProjectImages' },
    { id: 'downloadProject' },
    { id: 'downloadProjects' },
    {
      id: 'createShareLink',
      after: ({ id, url }) => ({ LINK_ID: id, TOKEN: url.split('/').at(-1) ?? '' }),
    },
    { id: 'listShareLinks' },
    { id: 'openSharedProject', after: ({ ticket }) => ({ SHARE_TICKET: ticket }) },
    { id: 'getSharedProject' },
    { id: 'listSharedImages' },
    { id: 'revokeShareLink' },
    { id: 'deleteProject' },
    {
      id: 'changeProjects',
      before: async () => {
        await useCases.restoreProjects(await viewer(), [known['PROJECT_ID'] ?? '']);
        return {};
      },
    },

    { id: 'putImage', after: ({ uid }) => ({ LAST_UID: uid }) },
    { id: 'putNamedImage', after: ({ uid }) => ({ SPARE_UID: uid }) },
    { id: 'changeImages', before: spare },
    { id: 'changeImages', place: 1 },
    { id: 'changeImages', place: 2 },
    { id: 'deleteImage' },
    { id: 'changeImages', place: 3 },
    { id: 'changeImages', place: 4 },
    {
      id: 'takeBackAiEdit',
      before: () => {
        known['UID'] = known['LAST_UID'] ?? '';
        return edited(answersBuiltIn);
      },
    },
    {
      id: 'deleteVersion',
      before: async () => ({ VERSION_ID: (await edited(answersImage))['EDITED_VERSION_ID'] ?? '' }),
    },

    { id: 'sendContactMessage' },
    { id: 'listPlans' },
    { id: 'startCheckout' },
    {
      id: 'confirmCheckout',
      before: () => ({ CHECKOUT_ID: payments().sell(known['USER_ID'] ?? '', 'bulk_pack') }),
    },
    { id: 'listReceipts' },
    {
      id: 'getBilling',
      before: async () => {
        const id = payments().sellMonth(known['USER_ID'] ?? '', ...MONTH);
        await useCases.receivePaymentEvent(...payments().message({ kind: 'invoice', id }));
        return {};
      },
    },
    { id: 'setRenewal' },
    { id: 'openBillingPortal' },

    { id: 'requestExport', after: ({ id }) => ({ EXPORT_ID: id }) },
    { id: 'listExports' },
    {
      id: 'downloadExport',
      before: async () => {
        await jobs.runExport(known['EXPORT_ID'] ?? '', new AbortController().signal);
        return { TOKEN: world.mailOf('exportReady')?.text.split('/').at(-2) ?? '' };
      },
    },
    {
      id: 'resendEmailChange',
      before: async () => {
        await ask('/api/auth/me/', { email: 'countess@example.com', password: 'Correct-horse-1' });
        return {};
      },
    },
    { id: 'confirmEmailChange', before: () => ({ TOKEN: token('confirmNewEmail') }) },
    { id: 'cancelEmailChange' },
    { id: 'undoEmailChange', before: () => ({ TOKEN: token('emailChanged') }) },
    { id: 'updateApiKey', before: logIn },
    { id: 'deleteApiKey' },
    { id: 'deleteAccount' },
    { id: 'changePassword', before: logIn },
    { id: 'requestPasswordReset' },
    {
      id: 'resetPassword',
      before: async () => {
        await jobs.sendPasswordReset({ email: 'ada.lovelace@example.com' });
        return { TOKEN: token('passwordReset') };
      },
    },
    { id: 'logout' },
    { id: 'startGoogleSignIn' },
    {
      id: 'completeGoogleSignIn',
      before: () => {
        if (world.google instanceof FakeGoogle)
          for (const code of ['grace', 'joan']) world.google.vouch(code);
        return { CODE: 'grace', STATE: 'state', TICKET: 'ticket', ID_TOKEN: 'joan' };
      },
    },
    { id: 'signInWithGoogle' },
  ];
};
