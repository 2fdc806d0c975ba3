export default { displayName: 'web-editing', preset: '../../../jest.preset.js', rootDir: '.', testEnvironment: 'jsdom', setupFilesAfterEnv: ['@testing-library/jest-dom'] };
