interface VersionOptions {
  readonly number: number;
  readonly current: number;
  readonly height?: number | undefined;
}

const version = ({ number, current, height = 3000 }: VersionOptions) => ({
  __typename: 'ImageVersion',
  id: `v${number}`,
  number,
  url: `/full/${number}`,
  downloadUrl: `/download/${number}`,
  fileSize: (number + 2) * 1024 * 1024,
  preview: `/preview/${number}`,
  mediumPreview: `/preview/${number}/1280`,
  smallPreview: `/preview/${number}/640`,
  small: `/small/${number}`,
  width: 4000,
  height,
  contentType: 'image/jpeg',
  thumbhash: null,
  isCurrent: number === current,
  aiEdit:
    number === 1
      ? null
      : {
          __typename: 'AiEditVersionOrigin',
          jobId: `j${number}`,
          parentVersionId: `v${number - 1}`,
          prompt: 'Make it vintage',
          processingTime: 2_050,
          textResponse: 'Warmed the light.',
        },
});

/** An AI edit in the response for the image page. `version` is the number of the version that it made. */
export interface ImageJob {
  readonly id: string;
  readonly state: string;
  readonly made?: number;
  readonly errorMessage?: string;
  readonly takeBackUntil?: string;
}

interface ImageOptions {
  readonly versions?: number;
  readonly current?: number;
  /** The heights of the versions in pixels, in order; each is 4000 pixels wide. */
  readonly heights?: readonly number[];
  readonly privacy?: 'PUBLIC' | 'PRIVATE';
  readonly isOwner?: boolean;
  /** The reason why the image is blocked; absent if it is not blocked. */
  readonly blockedFor?: string;
  readonly jobs?: readonly ImageJob[];
  /** The titles of the comparisons that show the image. */
  readonly comparisons?: readonly string[];
}

/** Creates the server's response to the query of the image page. */
export const imageAnswer = ({
  versions = 1,
  current = versions,
  heights = [],
  privacy = 'PUBLIC',
  isOwner = true,
  blockedFor,
  jobs = [],
  comparisons = [],
}: ImageOptions = {}) => ({
  image: {
    __typename: 'Image',
    uid: 'img1',
    title: 'peaks.jpg',
    isOwner,
    isFavorite: false,
    description: '',
    tags: ['sea'],
    showTags: false,
    expiresAt: null,
    privacy,
    block:
      blockedFor === undefined
        ? null
        : { __typename: 'ImageBlock', at: '2026-03-05T12:00:00Z', reason: blockedFor },
    directUrl: '/i/img1/full.jpg',
    downloadUrl: '/i/img1/download',
    thumbhash: null,
    small: '/s',
    medium: '/m',
    large: '/l',
    permalink: '/image/img1',
    width: 4000,
    height: 3000,
    fileSize: 3 * 1024 * 1024,
    contentType: 'image/jpeg',
    viewCount: 1_204,
    lastAccessed: null,
    createdAt: '2026-03-04T12:00:00Z',
    current: { __typename: 'ImageVersion', id: `v${current}` },
    versions: Array.from({ length: versions }, (_, index) =>
      version({ number: index + 1, current, height: heights[index] }),
    ),
    comparisons: comparisons.map((title, index) => ({
      __typename: 'Comparison',
      uid: `cmp${index + 1}`,
      title,
      createdAt: '2026-03-06T12:00:00Z',
    })),
    aiEditJobs: jobs.map(({ id, state, made, errorMessage = null, takeBackUntil = null }) => ({
      __typename: 'AiEditJob',
      id,
      state,
      prompt: 'Make it vintage',
      errorMessage,
      takeBackUntil,
      resultVersion: made === undefined ? null : version({ number: made, current }),
    })),
  },
});

/** Creates an AI edit in the server's response. */
export const jobAnswer = (state: string, extra: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'AiEditJob',
  id: 'job1',
  state,
  stage: 'Waiting for a worker',
  progress: 0,
  prompt: 'Make it vintage',
  errorMessage: null,
  resultVersion: null,
  ...extra,
});
