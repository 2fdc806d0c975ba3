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
import { operationsOf, type Operation } from '../http/operation.ts';

const VERSION = '1.0.0';

const openApiOperations = operationsOf('This document', 'anyone', {
  'get /openapi.json': {
    id: 'getOpenApiDocument',
    summary: 'This document',
    description: 'Generators of clients, such as openapi-typescript, read it.',
    answers: {
      200: { description: 'The document in OpenAPI 3.1.', body: z.record(z.string(), z.unknown()) },
    },
  },
});

/** All operations of the API. */
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
  ...openApiOperations,
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
  Versions: 'Read and choose the versions of an image: the upload and what edits made of it.',
  Comparisons: 'Publish before/after comparisons.',
  Projects: 'Collect images in an order of your choice, share and download them.',
  Documents: 'Read and save the documents of the layered editor.',
  'AI edits': 'Edit images by describing the change in words.',
  Usage: 'Read how much of the limits of your plan is left. API keys may call this too.',
  Plans: 'Read the plans, buy one and manage it. Your own plan and payments need an access token.',
  'Sign-in': 'Create accounts, sign in, and set passwords.',
  Account: 'Read and change your own account. Needs an access token; API keys are refused.',
  'API keys': 'Manage keys for this API. Needs an access token; API keys are refused.',
  Contact: 'Write to the people who run this site.',
  'This document': 'The description that you are reading.',
};

/**
 * The OpenAPI document of this server's API. Specs set `isStrict`: then answers may contain only fields that
 * are described.
 */
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
