import { randomUUID } from 'node:crypto';
import type { NewProject } from '../../ports/index.ts';
import { addUser, contract } from './image-owner.ts';
import { anyHash, anyUid, sampleImage, sampleProject, sampleShareLink } from './samples.ts';

export const shareLinkRepositoryContract = contract('share links', (db) => {
  let ownerId: string;
  let project: NewProject;
  const now = new Date('2026-07-08T09:10:11.121Z');
  beforeEach(async () => {
    ownerId = (await addUser(db)).id;
    project = sampleProject(ownerId);
    await db.repositories.projects.insert(project);
  });

  it('share links are found by the hash of their token, together with their project', async () => {
    const link = sampleShareLink(project, { passwordHash: 'argon', expiresAt: now });
    const { insert, findByToken } = db.repositories.shareLinks;
    await insert(link);
    const found = await findByToken(link.tokenHash);
    expect(found?.link).toEqual(link);
    expect(found?.project).toMatchObject(project);
    expect(await findByToken(anyHash())).toBeNull();
    const lost = sampleShareLink(project, { projectId: 'project_1600000000000' });
    await expect(insert(lost)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('share links are listed for their owner, newest first, including expired ones', async () => {
    const { insert, list } = db.repositories.shareLinks;
    const links = [1, 3, 2].map((day) =>
      sampleShareLink(project, { createdAt: new Date(Date.UTC(2026, 0, day)), expiresAt: new Date(0) }),
    );
    for (const link of links) await insert(link);
    expect(await list(ownerId, project.id)).toEqual([links[1], links[2], links[0]]);
    expect(await list(randomUUID(), project.id)).toEqual([]);
    expect(await list('nobody', project.id)).toEqual([]);
  });

  it('share links are not found while their project is deleted or their owner is suspended or about to be deleted', async () => {
    const link = sampleShareLink(project);
    const { insert, findByToken } = db.repositories.shareLinks;
    await insert(link);
    await db.repositories.projects.trash(ownerId, [project.id], now);
    expect(await findByToken(link.tokenHash)).toBeNull();
    await db.repositories.projects.restore(ownerId, [project.id]);
    expect(await findByToken(link.tokenHash)).not.toBeNull();
    await db.repositories.users.setDeletionRequested(ownerId, now);
    expect(await findByToken(link.tokenHash)).toBeNull();
    await db.repositories.users.setDeletionRequested(ownerId, null);
    await db.repositories.users.setSuspension(ownerId, { at: now, reason: 'Spam' });
    expect(await findByToken(link.tokenHash)).toBeNull();
  });

  it('share links give access to the images of their project until they expire', async () => {
    const [held, other] = [sampleImage(ownerId), sampleImage(ownerId)];
    for (const image of [held, other]) await db.repositories.images.insert(image);
    const placed = { uids: [held.uid], beforeUid: null };
    await db.repositories.projects.addImages(ownerId, project.id, placed, now);
    const [lasting, brief] = [sampleShareLink(project), sampleShareLink(project, { expiresAt: now })];
    const { insert, shows, delete: revoke } = db.repositories.shareLinks;
    for (const link of [lasting, brief]) await insert(link);
    const before = new Date(now.getTime() - 1);
    expect(await shows(lasting.id, held.uid, now)).toBe(true);
    expect(await shows(lasting.id, other.uid, now)).toBe(false);
    expect(await shows(lasting.id, anyUid(), now)).toBe(false);
    expect(await shows('nonsense', held.uid, now)).toBe(false);
    expect(await shows(brief.id, held.uid, before)).toBe(true);
    expect(await shows(brief.id, held.uid, now)).toBe(false);

    await db.repositories.images.trash(ownerId, [held.uid], now);
    expect(await shows(lasting.id, held.uid, now)).toBe(false);
    await db.repositories.images.restore(ownerId, [held.uid], now);
    await db.repositories.projects.trash(ownerId, [project.id], now);
    expect(await shows(lasting.id, held.uid, now)).toBe(false);
    await db.repositories.projects.restore(ownerId, [project.id]);
    expect(await shows(lasting.id, held.uid, now)).toBe(true);
    expect(await revoke(randomUUID(), lasting.id)).toBe(false);
    expect(await revoke(ownerId, 'nonsense')).toBe(false);
    expect(await revoke(ownerId, lasting.id)).toBe(true);
    expect(await revoke(ownerId, lasting.id)).toBe(false);
    expect(await shows(lasting.id, held.uid, now)).toBe(false);
  });

  it('share links are deleted with their project', async () => {
    const link = sampleShareLink(project);
    await db.repositories.shareLinks.insert(link);
    await db.repositories.projects.trash(ownerId, [project.id], now);
    await db.repositories.projects.remove(ownerId, project.id, new Date(now.getTime() + 1));
    expect(await db.repositories.shareLinks.list(ownerId, project.id)).toEqual([]);
  });
});
