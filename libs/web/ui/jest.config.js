export default { displayName: 'web-ui', preset: '../../../jest.preset.js', rootDir: '.', testEnvironment: 'jsdom', setupFilesAfterEnv: ['@testing-library/jest-dom'] };
