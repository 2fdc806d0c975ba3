export default { displayName: 'server-processes', preset: '../../../jest.preset.js', rootDir: '.' };
