export default { displayName: 'server-mail', preset: '../../../jest.preset.js', rootDir: '.' };
