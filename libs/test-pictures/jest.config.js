export default { displayName: 'test-pictures', preset: '../../jest.preset.js', rootDir: '.' };
