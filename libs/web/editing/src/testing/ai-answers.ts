/** A job in the server's answer. */
export const job = (
  id: string,
  state: string,
  versionId: string | null,
  errorMessage: string | null = null,
  takeBackUntil: string | null = null,
) => ({
  __typename: 'AiEditJob',
  id,
  state,
  stage: 'Working',
  progress: 0.5,
  prompt: 'make it vintage',
  errorMessage,
  takeBackUntil,
  resultVersion:
    versionId === null
      ? null
      : {
          __typename: 'ImageVersion',
          id: versionId,
          number: 2,
          isCurrent: false,
          aiEdit: {
            __typename: 'AiEditVersionOrigin',
            jobId: id,
            processingTime: 1234,
            textResponse: 'An old photo.',
          },
        },
});

/** The ThumbHash of an opaque picture. */
const OPAQUE = '3OcRJYB4d3h/iIeHeEh3eIhw+j3A';

/** A version in the server's answer; the first was uploaded, the others were made by edits. */
export const version = (id: string, number: number) => ({
  __typename: 'ImageVersion',
  id,
  number,
  isCurrent: number === 1,
  url: `/${id}`,
  thumbnail: `/${id}/small`,
  width: 800,
  height: 600,
  thumbhash: OPAQUE,
  aiEdit:
    number === 1
      ? null
      : {
          __typename: 'AiEditVersionOrigin',
          jobId: 'j1',
          model: 'local',
          prompt: 'make it vintage',
          processingTime: 1234,
          textResponse: 'An old photo.',
          setsFile: false,
        },
});

/** The server's answers to the operations of the AI panel: the image's jobs and versions, and the rest. */
export const aiAnswers = (
  image: () => { readonly jobs: readonly object[]; readonly versions: readonly object[] },
) => ({
  EditorAi: () => {
    const { jobs: aiEditJobs, versions } = image();
    return { image: { __typename: 'Image', uid: 'img1', aiEditJobs, versions } };
  },
  Credits: () => ({ me: { __typename: 'User', id: 'u1', credits: 100 } }),
  PromptSuggestions: () => ({
    promptSuggestions: { __typename: 'PromptSuggestions', main: 'Warm it up', suggestions: ['Add snow'] },
  }),
});
