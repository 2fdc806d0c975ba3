export default { displayName: 'server-identity', preset: '../../../jest.preset.js', rootDir: '.' };
