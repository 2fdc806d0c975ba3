export default { displayName: 'test-pictures', preset: '../../tools/jest/preset.js', rootDir: '.' };
