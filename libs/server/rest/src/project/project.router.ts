import {
  decodeProjectPlace,
  encodeProjectCursor,
  encodeProjectPlace,
  type ProjectImageList,
  type ProjectPaging,
} from '@safelight/application';
import type { Image, Project, Viewer } from '@safelight/domain';
import { signedInViewerOf } from '@safelight/transport';
import { Router, type Request } from 'express';
import { z } from 'zod';
import { createArchiveSender } from '../bytes/send-archive.ts';
import { resource, sendJson, sendNoContent } from '../http/answer.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { defined, pathText, readBody, readQuery } from '../http/request-fields.ts';
import { nextPageHeaders } from '../http/query-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import type { PresentImage } from '../image/image.presenter.ts';
import {
  chosenImages,
  newProject,
  placedImages,
  projectArchiveQuery,
  projectChanges,
  projectImagesQuery,
  projectListQueryIn,
  projectsAction,
} from './project-fields.ts';
import type { PresentProject } from './project.presenter.ts';

interface Deps extends Pick<RestDeps, 'useCases' | 'publicUrl' | 'archiver'> {
  readonly present: PresentProject;
  readonly presentImage: PresentImage;
}

export const projectTagsAnswer = z.strictObject({
  tags: z.array(z.string()).describe('The tags in alphabetical order, 100 at most.'),
});
export const countAnswer = z.strictObject({
  count: z.int().nonnegative().describe('The number of images or projects that were changed.'),
});

/** The page of a project's images that a query string requests. */
export const imagePagingIn = (req: Request, images: ProjectImageList): ProjectPaging => {
  const { limit, cursor } = readQuery(projectImagesQuery, req);
  return { limit, after: cursor === undefined ? null : decodeProjectPlace(cursor, images, 'cursor') };
};

/** Routes for the viewer's projects: lists, single projects, their images, changes and archives. */
export const projectRouter = ({ useCases, publicUrl, archiver, present, presentImage }: Deps): Router => {
  const router = Router();
  const listUrl = `${publicUrl}/api/projects/`;
  const answerArchive = createArchiveSender({ useCases, archiver });

  const presentAll = async (viewer: Viewer, projects: readonly Project[]) => {
    const coverOf = ({ previewUids: [uid = ''] }: Project): string => uid;
    const covers = await useCases.getOwnImages(viewer, projects.map(coverOf));
    const byUid = new Map<string, Image>(covers.map((image) => [image.uid, image]));
    return projects.map((project) => present.project(project, byUid.get(coverOf(project)) ?? null));
  };
  const presentOne = async (viewer: Viewer, project: Project) => (await presentAll(viewer, [project]))[0];

  resource(router, '/', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { query, parameters } = projectListQueryIn(req);
      const { projects, hasNext, end } = await useCases.listProjects(viewer, query);
      const cursor = hasNext && end !== null ? encodeProjectCursor(end, query.sort) : null;
      sendJson(res, 200, await presentAll(viewer, projects), nextPageHeaders(listUrl, parameters, cursor));
    },
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { name, description = null, tags = [], uids = [] } = readBody(newProject, req);
      const idempotencyKey = idempotencyKeyOf(req);
      const input = { name, description, tags, uids, idempotencyKey };
      const project = await useCases.createProject(viewer, input);
      sendJson(res, 201, await presentOne(viewer, project), { Location: `/api/projects/${project.id}/` });
    },
  });

  resource(router, '/tags', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      sendJson(res, 200, { tags: await useCases.listProjectTags(viewer) });
    },
  });

  resource(router, '/bulk', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { action, ids } = readBody(projectsAction, req);
      const change = action === 'delete' ? useCases.deleteProjects : useCases.restoreProjects;
      sendJson(res, 200, { count: (await change(viewer, ids)).length });
    },
  });

  resource(router, '/archive', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { ids } = readQuery(projectArchiveQuery, req);
      await answerArchive(res, await useCases.exportProjects(viewer, ids));
    },
  });

  resource(router, '/:id', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      sendJson(res, 200, await presentOne(viewer, await useCases.getProject(viewer, pathText(req, 'id'))));
    },
    patch: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { name, description, tags, cover_uid: coverUid } = readBody(projectChanges, req);
      const changes = defined({ name, description, tags, coverUid });
      const project = await useCases.updateProject(viewer, pathText(req, 'id'), changes);
      sendJson(res, 200, await presentOne(viewer, project));
    },
    delete: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      await useCases.deleteProject(viewer, pathText(req, 'id'));
      sendNoContent(res);
    },
  });

  resource(router, '/:id/archive', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      await answerArchive(res, await useCases.exportProjects(viewer, [pathText(req, 'id')]));
    },
  });

  resource(router, '/:id/images', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const id = pathText(req, 'id');
      const paging = imagePagingIn(req, { projectId: id });
      const { images, hasNext, end } = await useCases.listProjectImages(viewer, id, paging);
      const cursor = hasNext && end !== null ? encodeProjectPlace(end, { projectId: id }) : null;
      const headers = nextPageHeaders(`${listUrl}${id}/images/`, { limit: paging.limit }, cursor);
      sendJson(
        res,
        200,
        images.map((image) => presentImage(viewer, image)),
        headers,
      );
    },
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { uids, before_uid: beforeUid = null } = readBody(placedImages, req);
      const { count } = await useCases.addProjectImages(viewer, pathText(req, 'id'), { uids, beforeUid });
      sendJson(res, 200, { count });
    },
  });

  resource(router, '/:id/images/move', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { uids, before_uid: beforeUid = null } = readBody(placedImages, req);
      const { count } = await useCases.moveProjectImages(viewer, pathText(req, 'id'), { uids, beforeUid });
      sendJson(res, 200, { count });
    },
  });

  resource(router, '/:id/images/remove', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { uids } = readBody(chosenImages, req);
      const { count } = await useCases.removeProjectImages(viewer, pathText(req, 'id'), uids);
      sendJson(res, 200, { count });
    },
  });

  return router;
};
