import { usageOperations } from '../account/usage.operations.ts';
import { usageAnswer } from '../account/usage.presenter.ts';
import { aiEditOperations } from '../ai-edit/ai-edit.operations.ts';
import { aiCapabilitiesAnswer, aiEditAnswer } from '../ai-edit/ai-edit.presenter.ts';
import { apiKeyOperations } from '../api-key/api-key.operations.ts';
import { apiKeyAnswer, createdApiKeyAnswer } from '../api-key/api-key.presenter.ts';
import { accountOperations } from '../auth/account.operations.ts';
import { accountAnswer, exportAnswer, sessionAnswer } from '../auth/account.presenter.ts';
import { authOperations } from '../auth/auth.operations.ts';
import { registeredAnswer, signedInAnswer, tokensAnswer, userAnswer } from '../auth/auth.presenter.ts';
import { billingOperations } from '../billing/billing.operations.ts';
import { billingAnswer, receiptAnswer } from '../billing/billing.presenter.ts';
import { planAnswer } from '../billing/plan.presenter.ts';
import { comparisonOperations } from '../comparison/comparison.operations.ts';
import {
  comparisonAnswer,
  comparisonImageAnswer,
  imageSizesAnswer,
} from '../comparison/comparison.presenter.ts';
import { contactOperations } from '../contact/contact.operations.ts';
import { editorDocumentOperations } from '../editor-document/editor-document.operations.ts';
import { documentAnswer, documentSummaryAnswer } from '../editor-document/editor-document.presenter.ts';
import { imageOperations } from '../image/image.operations.ts';
import { imageAnswer, uploadedImageAnswer } from '../image/image.presenter.ts';
import { versionOperations } from '../image/version.operations.ts';
import { versionAnswer, versionOriginAnswer } from '../image/version.presenter.ts';
import { projectOperations } from '../project/project.operations.ts';
import {
  projectAnswer,
  sharedImageAnswer,
  sharedProjectAnswer,
  shareLinkAnswer,
} from '../project/project.presenter.ts';
import { z } from 'zod';
import { openApiDocument } from './document.ts';
import { GUIDE } from './guide.ts';
import type { Operation } from './operation.ts';

const VERSION = '1.0.0';

const openApiOperation: Operation = {
  id: 'getOpenApiDocument',
  method: 'get',
  path: '/openapi.json',
  tag: 'This document',
  summary: 'This document',
  description: 'For generators of clients, such as openapi-typescript.',
  access: 'anyone',
  answers: { 200: { description: 'OpenAPI 3.1.', body: z.record(z.string(), z.unknown()) } },
};

/** Every call of the API. */
export const OPERATIONS: readonly Operation[] = [
  ...imageOperations,
  ...versionOperations,
  ...comparisonOperations,
  ...projectOperations,
  ...editorDocumentOperations,
  ...aiEditOperations,
  ...usageOperations,
  ...billingOperations,
  ...authOperations,
  ...accountOperations,
  ...apiKeyOperations,
  ...contactOperations,
  openApiOperation,
];

const ANSWERS = {
  Image: imageAnswer,
  UploadedImage: uploadedImageAnswer,
  ImageVersion: versionAnswer,
  VersionOrigin: versionOriginAnswer,
  Comparison: comparisonAnswer,
  ComparisonImage: comparisonImageAnswer,
  ImageSizes: imageSizesAnswer,
  Project: projectAnswer,
  ShareLink: shareLinkAnswer,
  SharedProject: sharedProjectAnswer,
  SharedImage: sharedImageAnswer,
  EditorDocument: documentAnswer,
  EditorDocumentSummary: documentSummaryAnswer,
  AiEdit: aiEditAnswer,
  AiCapabilities: aiCapabilitiesAnswer,
  AccountUsage: usageAnswer,
  Plan: planAnswer,
  Billing: billingAnswer,
  Receipt: receiptAnswer,
  User: userAnswer,
  Tokens: tokensAnswer,
  SignedIn: signedInAnswer,
  RegisteredUser: registeredAnswer,
  Account: accountAnswer,
  Session: sessionAnswer,
  DataExport: exportAnswer,
  ApiKey: apiKeyAnswer,
  CreatedApiKey: createdApiKeyAnswer,
};

const TAGS = {
  Images: 'Upload, list, read, change and delete images.',
  Versions: 'The states an image has been in, such as results of AI edits.',
  Comparisons: 'Publish before/after comparisons.',
  Projects: 'Gather images, put them in order, share and download them.',
  Documents: 'What the layered editor saved: everything that can still be edited.',
  'AI edits': 'Edits described in words.',
  Usage: 'What your plan allows and what is left of it; for API keys too.',
  Plans: 'What there is to choose from, and what you bought; your own by access token only.',
  'Sign-in': 'Accounts, sign-in and passwords.',
  Account: 'Your own account; for access tokens only, not for API keys.',
  'API keys': 'Keys for this API; for access tokens only.',
  Contact: 'Write to the people who run this site.',
  'This document': 'What you are reading.',
};

/** The document of this server's API; `isStrict` for specs: answers hold nothing that is not described. */
export const describeApi = (publicUrl: string, isStrict = false) =>
  openApiDocument({
    version: VERSION,
    description: GUIDE,
    publicUrl,
    operations: OPERATIONS,
    answers: ANSWERS,
    tags: TAGS,
    isStrict,
  });
