export default { displayName: 'web', preset: '../../jest.preset.js', rootDir: '.', testEnvironment: 'jsdom', setupFilesAfterEnv: ['@testing-library/jest-dom'] };
