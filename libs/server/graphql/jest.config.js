export default { displayName: 'server-graphql', preset: '../../../jest.preset.js', rootDir: '.' };
