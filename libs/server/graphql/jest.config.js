export default { displayName: 'server-graphql', preset: '../../../tools/jest/preset.js', rootDir: '.' };
