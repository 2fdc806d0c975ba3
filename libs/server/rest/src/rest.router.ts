import { notFound } from '@safelight/domain';
import { identifyApiKey, jsonBody, longBody, MASK_BODY_BYTES } from '@safelight/transport';
import { Router } from 'express';
import { usageRouter } from './account/usage.router.ts';
import { aiEditPresenter } from './ai-edit/ai-edit.presenter.ts';
import { aiEditRouter } from './ai-edit/ai-edit.router.ts';
import { apiKeyRouter } from './api-key/api-key.router.ts';
import { accountRouter } from './auth/account.router.ts';
import { authRouter } from './auth/auth.router.ts';
import { exportRouter } from './auth/export.router.ts';
import { googleRouter } from './auth/google.router.ts';
import { passwordRouter } from './auth/password.router.ts';
import { sessionRouter } from './auth/session.router.ts';
import { billingRouter, webhookRouter } from './billing/billing.router.ts';
import { planRouter } from './billing/plan.router.ts';
import { comparisonUploadRouter } from './comparison/comparison-upload.router.ts';
import { comparisonPresenter } from './comparison/comparison.presenter.ts';
import { comparisonRouter } from './comparison/comparison.router.ts';
import { contactRouter } from './contact/contact.router.ts';
import { documentListRouter, editorDocumentRouter } from './editor-document/editor-document.router.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { describedFieldsOnly } from './http/described-fields.ts';
import { restErrorHandler } from './http/error-handler.ts';
import { authErrorBody } from './http/error-projection.ts';
import type { RestDeps } from './rest-deps.ts';
import { imageBulkRouter } from './image/image-bulk.router.ts';
import { imageFileRouter } from './image/image-file.router.ts';
import { imageUploadRouter } from './image/image-upload.router.ts';
import { imagePresenter, uploadPresenter } from './image/image.presenter.ts';
import { imageRouter } from './image/image.router.ts';
import { versionPresenter } from './image/version.presenter.ts';
import { versionRouter } from './image/version.router.ts';
import { projectPresenter } from './project/project.presenter.ts';
import { projectRouter } from './project/project.router.ts';
import { sharingRouter } from './project/sharing.router.ts';
import { OPERATIONS } from './openapi/api-description.ts';
import { openApiRouter } from './openapi/openapi.router.ts';

const refuseUnknown = (): never => {
  throw notFound();
};

const accountsRouter = (deps: RestDeps): Router =>
  Router()
    .use(identifyApiKey(deps.useCases))
    .use(describedFieldsOnly(OPERATIONS, '/auth'))
    .use(jsonBody())
    .use('/api-keys', apiKeyRouter(deps))
    .use('/exports', exportRouter(deps))
    .use('/google', googleRouter(deps))
    .use('/me', accountRouter(deps))
    .use('/password', passwordRouter(deps))
    .use('/sessions', sessionRouter(deps))
    .use(authRouter(deps))
    .use(refuseUnknown)
    .use(restErrorHandler(deps.logger, authErrorBody));

const namingOf = ({ useCases, publicUrl }: RestDeps) => ({ addresses: useCases.imageAddresses, publicUrl });

const imagesRouter = (deps: RestDeps): Router => {
  const naming = namingOf(deps);
  const present = imagePresenter(naming);
  const presentComparison = comparisonPresenter(naming);
  return Router()
    .use(imageUploadRouter({ ...deps, present: uploadPresenter(naming) }))
    .use(comparisonUploadRouter({ ...deps, present: presentComparison }))
    .use(editorDocumentRouter(deps))
    .use(jsonBody())
    .use(imageBulkRouter(deps))
    .use(comparisonRouter({ ...deps, present: presentComparison }))
    .use(imageFileRouter(deps))
    .use(versionRouter({ ...deps, present: versionPresenter(naming) }))
    .use(imageRouter({ ...deps, present }));
};

const projectsRouter = (deps: RestDeps): Router => {
  const naming = namingOf(deps);
  const present = projectPresenter(naming);
  return Router()
    .use(jsonBody())
    .use(sharingRouter({ ...deps, present }))
    .use(projectRouter({ ...deps, present, presentImage: imagePresenter(naming) }));
};

const paymentsRouter = (deps: RestDeps): Router =>
  Router()
    .use(identifyApiKey(deps.useCases))
    .use(describedFieldsOnly(OPERATIONS, '/billing'))
    // The webhook comes before the JSON parser, because its signature covers the unparsed bytes.
    .use(webhookRouter(deps))
    .use(billingRouter(deps));

/**
 * Makes the router of the documented API: mount it at `/api`. It answers every request under it, unknown ones
 * with 404, and always in JSON except for files. Paths work with and without the trailing slash.
 */
export const createRestRouter = (deps: RestDeps): Router => {
  const withOrigin = { ...deps, publicUrl: deps.publicUrl.replace(/\/+$/, '') };
  return (
    Router()
      .use('/auth', accountsRouter(withOrigin))
      .use('/billing', paymentsRouter(withOrigin))
      // Sign-in, sessions and payments are mounted above this, so pages of other origins cannot call them.
      .use(crossOrigin())
      .use(identifyApiKey(withOrigin.useCases))
      .use(describedFieldsOnly(OPERATIONS))
      .use(openApiRouter(withOrigin))
      .use('/account', usageRouter(withOrigin))
      .use('/plans', planRouter(withOrigin))
      .use('/images', imagesRouter(withOrigin))
      .use('/documents', documentListRouter(withOrigin))
      .use('/projects', projectsRouter(withOrigin))
      .use('/contact', jsonBody(), contactRouter(withOrigin))
      .use(
        '/ai',
        longBody(withOrigin.useCases, MASK_BODY_BYTES),
        aiEditRouter({ ...withOrigin, present: aiEditPresenter(versionPresenter(namingOf(withOrigin))) }),
      )
      .use(refuseUnknown)
      .use(restErrorHandler(deps.logger))
  );
};
