export default { displayName: 'server-rest', preset: '../../../jest.preset.js', rootDir: '.' };
