export default { displayName: 'rules', preset: '../../jest.preset.js', rootDir: '.' };
