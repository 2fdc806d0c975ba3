import { messageOf } from '@safelight/web-data';
import { type ProjectChoice, useAddToProject } from '@safelight/web-images';
import { useToasts } from '@safelight/web-ui';
import { useState } from 'react';

/** The project that uploaded pictures go into. */
export interface UploadProject {
  /** Null for none. */
  readonly project: ProjectChoice | null;
  readonly choose: (project: ProjectChoice | null) => void;
  /** Makes a project without images and chooses it; rejects as the call does. */
  readonly create: (name: string) => Promise<void>;
  /** Puts a picture of the library into the chosen project. A failure is told, and the picture kept. */
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
        toasts.error(messageOf(error));
      }
    },
  };
};
