// Declares jest-light-runner, and internal modules of jsdom and of its packages, which have no types.
declare module 'cssstyle';
declare module 'jest-light-runner';
declare module 'jsdom/lib/*';
declare module 'rrweb-cssom';
