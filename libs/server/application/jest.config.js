export default { displayName: 'server-application', preset: '../../../jest.preset.js', rootDir: '.' };
