import { plainMessageOf } from '@safelight/web-data';
import { type ProjectChoice, useAddToProject } from '@safelight/web-images';
import { useToasts } from '@safelight/web-ui';
import { useState } from 'react';

/** The project to which uploaded pictures are added. */
export interface UploadProject {
  /** The chosen project; null for none. */
  readonly project: ProjectChoice | null;
  readonly choose: (project: ProjectChoice | null) => void;
  /** Creates an empty project and chooses it. Rejects if the server refuses it. */
  readonly create: (name: string) => Promise<void>;
  /**
   * Adds a picture of the library to the chosen project. A failure is shown to the person, and the picture is
   * kept.
   */
  readonly addStored: (uid: string) => Promise<void>;
}

export const useUploadProject = (): UploadProject => {
  const toasts = useToasts();
  const { add, create } = useAddToProject();
  const [project, choose] = useState<ProjectChoice | null>(null);
  return {
    project,
    choose,
    create: async (name) => {
      choose(await create(name, []));
    },
    addStored: async (uid) => {
      if (project === null) return;
      try {
        await add(project.id, [uid]);
      } catch (error) {
        toasts.error(plainMessageOf(error));
      }
    },
  };
};
