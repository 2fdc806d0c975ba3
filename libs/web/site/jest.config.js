export default { displayName: 'web-site', preset: '../../../jest.preset.js', rootDir: '.', testEnvironment: 'jsdom', setupFilesAfterEnv: ['@testing-library/jest-dom'] };
