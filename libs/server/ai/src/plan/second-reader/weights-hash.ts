/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = 'c151a10629fddbc6aab9f08d48117d8ffbf59f31ab41d6599aaba83dca8560c4';
