export default { displayName: 'web-projects', preset: '../../../jest.preset.js', rootDir: '.', testEnvironment: 'jsdom' };
