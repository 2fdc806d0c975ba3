export default { displayName: 'web-account', preset: '../../../jest.preset.js', rootDir: '.', testEnvironment: 'jsdom', setupFilesAfterEnv: ['@testing-library/jest-dom'] };
