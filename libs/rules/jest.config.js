export default { displayName: 'rules', preset: '../../tools/jest/preset.js', rootDir: '.' };
