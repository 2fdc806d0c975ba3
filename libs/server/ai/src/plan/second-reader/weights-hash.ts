/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = 'db5938632f78ed9e1da75232b8a7142d6c8bbc1c621e83f5be61a0855e74ef09';
