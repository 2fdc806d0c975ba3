export default { displayName: 'server-jobs', preset: '../../../jest.preset.js', rootDir: '.' };
