export default { displayName: 'server-billing', preset: '../../../jest.preset.js', rootDir: '.' };
