import type { NewProject } from '@safelight/application/ports';
import type { Project, ShareLink } from '@safelight/domain';
import type { ProjectRecord, ShareLinkRecord } from '../records/project.record.ts';
import { titleKeyOf } from './image.mapper.ts';

/** The columns of a project's row that are needed to read the project. */
type ReadProject = Omit<ProjectRecord, 'nameKey'>;

/** The uids of the images on the card of a project. */
export type ProjectPictures = readonly [previewUids: readonly string[], coverUid: string | null];

export const toProject = (record: ReadProject, [previewUids, coverUid]: ProjectPictures): Project => ({
  id: record.id,
  ownerId: record.ownerId,
  name: record.name,
  description: record.description,
  tags: record.tags,
  imageCount: record.imageCount,
  coverUid,
  previewUids,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  deletedAt: record.deletedAt,
});

export const fromProject = ({ tags, ...project }: NewProject): ProjectRecord => ({
  ...project,
  tags: [...tags],
  nameKey: titleKeyOf(project.name),
  imageCount: 0,
  deletedAt: null,
});

export const toShareLink = (record: ShareLinkRecord): ShareLink => ({ ...record });
