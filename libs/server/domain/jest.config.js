export default { displayName: 'server-domain', preset: '../../../jest.preset.js', rootDir: '.' };
