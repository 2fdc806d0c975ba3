import type { PlacedImages, ProjectImagePage, ProjectPlace } from '@safelight/application/ports';
import { DomainError, isImageUid, notFound, unknownImages } from '@safelight/domain';
import { PROJECT_MAX_IMAGES, TEXTS } from '@safelight/rules';
import type { Session } from '../../session.ts';
import { columnOf } from '../sql-repository.ts';

type Query = Session['query'];

export interface OwnedProject {
  readonly ownerId: string;
  readonly id: string;
}

/**
 * The initial distance between the positions of two images. With this distance, 20 images can be
 * moved to the same place without changing other rows.
 */
const GAP = 2 ** 20;

/** Locks the project and updates its time; throws NOT_FOUND if it belongs to somebody else or is deleted. */
const touch = async (query: Query, { ownerId, id }: OwnedProject, at: Date): Promise<void> => {
  const { rowCount } = await query(
    'UPDATE project SET updated_at = $3 WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL',
    [id, ownerId, at],
  );
  if (rowCount === 0) throw notFound();
};

const SPREAD = `
  UPDATE project_image i SET position = placed.place * ${GAP}
  FROM (SELECT image_uid, row_number() OVER (ORDER BY position, image_uid) AS place FROM project_image WHERE project_id = $1) placed
  WHERE i.project_id = $1 AND i.image_uid = placed.image_uid`;

/** The positions that are free for new images: the first one and the distance between them. */
interface Room {
  readonly first: number;
  readonly step: number;
}

/** Returns the free positions before an image or at the end. Images that are being moved do not count. */
const findRoom = async (
  query: Query,
  id: string,
  { beforeUid, uids }: PlacedImages,
): Promise<Room | null> => {
  if (beforeUid === null) {
    const { rows } = await query<{ last: string | null }>(
      'SELECT max(position) AS last FROM project_image WHERE project_id = $1 AND image_uid <> ALL ($2)',
      [id, uids],
    );
    return { first: Number(rows[0]?.last ?? 0) + GAP, step: GAP };
  }
  const { rows } = await query<{ next: string; previous: string | null }>(
    `SELECT b.position AS next, (
       SELECT max(position) FROM project_image a WHERE a.project_id = $1 AND a.position < b.position AND a.image_uid <> ALL ($3)
     ) AS previous FROM project_image b WHERE b.project_id = $1 AND b.image_uid = $2`,
    [id, beforeUid, uids],
  );
  const [found] = rows;
  if (found === undefined) throw notFound('image');
  const next = Number(found.next);
  const previous = found.previous === null ? next - GAP * (uids.length + 1) : Number(found.previous);
  const step = Math.floor((next - previous) / (uids.length + 1));
  return step < 1 ? null : { first: previous + step, step };
};

/** Returns free positions. If there are too few, spreads all images of the project first. */
const makeRoom = async (query: Query, id: string, images: PlacedImages): Promise<Room> => {
  const room = await findRoom(query, id, images);
  if (room !== null) return room;
  await query(SPREAD, [id]);
  const made = await findRoom(query, id, images);
  if (made === null) throw new Error('there is no room between two images even after spreading the project');
  return made;
};

/** Locks the images, so that none is deleted in the meantime. */
const LOCK_LIVING = `
  SELECT uid FROM image WHERE uid = ANY ($1) AND owner_id = $2 AND deleted_at IS NULL ORDER BY uid FOR SHARE`;

const ADD = `
  INSERT INTO project_image (project_id, image_uid, position)
  SELECT $1, uid, $3::bigint + (place - 1) * $4::bigint FROM unnest($2::text[]) WITH ORDINALITY AS added (uid, place)`;

export const addImages = (
  session: Session,
  project: OwnedProject,
  { uids, beforeUid }: PlacedImages,
  at: Date,
): Promise<readonly string[]> =>
  session.atomically(async (inner) => {
    const { query } = inner;
    const living = new Set(await columnOf(inner, LOCK_LIVING, [uids.filter(isImageUid), project.ownerId]));
    await touch(query, project, at);
    const unknown = uids.filter((uid) => !living.has(uid));
    if (unknown.length > 0) throw unknownImages(unknown);
    const held = await columnOf(inner, 'SELECT image_uid FROM project_image WHERE project_id = $1', [
      project.id,
    ]);
    const isHeld = new Set(held);
    const added = [...new Set(uids)].filter((uid) => !isHeld.has(uid));
    if (held.length + added.length > PROJECT_MAX_IMAGES) {
      throw new DomainError('PROJECT_FULL', TEXTS.projects.full(PROJECT_MAX_IMAGES), {
        limit: PROJECT_MAX_IMAGES,
        images: held.length,
      });
    }
    const { first, step } = await makeRoom(query, project.id, { uids: added, beforeUid });
    await query(ADD, [project.id, added, first, step]);
    return added;
  });

const REMOVE = 'DELETE FROM project_image WHERE project_id = $1 AND image_uid = ANY ($2) RETURNING image_uid';

export const removeImages = (
  session: Session,
  project: OwnedProject,
  uids: readonly string[],
  at: Date,
): Promise<readonly string[]> =>
  session.atomically(async (inner) => {
    const { query } = inner;
    await touch(query, project, at);
    const gone = new Set(await columnOf(inner, REMOVE, [project.id, uids]));
    return [...new Set(uids)].filter((uid) => gone.has(uid));
  });

const HELD = 'SELECT image_uid FROM project_image WHERE project_id = $1 AND image_uid = ANY ($2)';
const MOVE = `
  UPDATE project_image i SET position = $3::bigint + (moved.place - 1) * $4::bigint
  FROM unnest($2::text[]) WITH ORDINALITY AS moved (uid, place) WHERE i.project_id = $1 AND i.image_uid = moved.uid`;

export const moveImages = (
  session: Session,
  project: OwnedProject,
  { uids, beforeUid }: PlacedImages,
  at: Date,
): Promise<readonly string[]> =>
  session.atomically(async (inner) => {
    const { query } = inner;
    await touch(query, project, at);
    const held = new Set(await columnOf(inner, HELD, [project.id, uids]));
    const moved = [...new Set(uids)].filter((uid) => held.has(uid) && uid !== beforeUid);
    const { first, step } = await makeRoom(query, project.id, { uids: moved, beforeUid });
    await query(MOVE, [project.id, moved, first, step]);
    return moved;
  });

/** Sets the cover of a project; throws NOT_FOUND if the project does not contain the image. */
export const setCover = async (query: Query, id: string, coverUid: string | null): Promise<void> => {
  await query('UPDATE project_image SET is_cover = false WHERE project_id = $1 AND is_cover', [id]);
  if (coverUid === null) return;
  const { rowCount } = await query(
    'UPDATE project_image SET is_cover = true WHERE project_id = $1 AND image_uid = $2 AND NOT is_hidden',
    [id, coverUid],
  );
  if (rowCount === 0) throw notFound('image');
};

export const listImages = async (
  { query }: Session,
  { ownerId, id, withTrash = false }: OwnedProject & { readonly withTrash?: boolean },
  limit: number,
  after: ProjectPlace | null,
): Promise<ProjectImagePage> => {
  const values: unknown[] = [id, ownerId];
  if (after !== null) values.push(after.position, after.uid);
  const { rows } = await query<{ uid: string; position: string }>(
    `SELECT i.image_uid AS uid, i.position FROM project p JOIN project_image i ON i.project_id = p.id
     WHERE p.id = $1 AND p.owner_id = $2 ${withTrash ? '' : 'AND p.deleted_at IS NULL'} AND NOT i.is_hidden
       ${after === null ? '' : 'AND (i.position, i.image_uid) > ($3::bigint, $4)'}
     ORDER BY i.position, i.image_uid LIMIT ${limit + 1}`,
    values,
  );
  return {
    places: rows.slice(0, limit).map(({ uid, position }) => ({ position: Number(position), uid })),
    hasNext: rows.length > limit,
  };
};
