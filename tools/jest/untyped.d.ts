// Declares internal modules of jsdom and of its packages, which have no types.
declare module 'cssstyle';
declare module 'jsdom/lib/*';
declare module 'rrweb-cssom';
