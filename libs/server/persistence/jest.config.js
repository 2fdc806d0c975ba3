export default { displayName: 'server-persistence', preset: '../../../jest.preset.js', rootDir: '.' };
