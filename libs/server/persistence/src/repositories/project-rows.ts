import { PREVIEW_IMAGES, type Project } from '@safelight/domain';
import { toProject, type ProjectPictures } from '../mappers/project.mapper.ts';
import { recordReader, type JsonRow } from '../mappers/record-reader.ts';
import { ProjectRecord } from '../records/project.record.ts';
import type { Session } from '../session.ts';

const COVER = `SELECT image_uid FROM project_image c WHERE c.project_id = p.id AND c.is_cover AND NOT c.is_hidden`;

/** The cover first, then the first images in the order of the project. */
const PREVIEWS = `SELECT json_agg(image_uid ORDER BY rank, position, image_uid) FROM (
    SELECT * FROM (
      SELECT image_uid, 0 AS rank, position FROM project_image c WHERE c.project_id = p.id AND c.is_cover AND NOT c.is_hidden
      UNION ALL (SELECT image_uid, 1, position FROM project_image f WHERE f.project_id = p.id AND NOT f.is_hidden AND NOT f.is_cover
        ORDER BY f.position, f.image_uid LIMIT ${PREVIEW_IMAGES})
    ) found ORDER BY rank, position, image_uid LIMIT ${PREVIEW_IMAGES}
  ) shown`;

/** Reads projects from the alias `p`, each with its preview images. */
export interface ProjectRows {
  readonly columns: string;
  toProject(row: JsonRow): Project;
}

export const projectRows = ({ manager }: Pick<Session, 'manager'>): ProjectRows => {
  const records = recordReader(manager, ProjectRecord, { alias: 'p', without: ['nameKey'] });
  return {
    columns: `${records.columns}, json_build_array(coalesce((${PREVIEWS}), '[]'::json), (${COVER})) AS pictures`,
    toProject: (row) => toProject(records.read(row), row['pictures'] as unknown as ProjectPictures),
  };
};
