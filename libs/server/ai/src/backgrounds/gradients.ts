/** The colors of named gradients, from top to bottom. */
export const GRADIENTS: Readonly<Record<string, string>> = {
  sunset: '#2d1b54 #a8326e #ff7e5f #ffc46b',
  sunrise: '#6a8fd8 #f6b7a8 #ffe3a3',
  ocean: '#0b3c6f #1785a8 #8fdcd5',
  night: '#060b1f #14264f #35457f',
  rainbow: '#e5484d #f5a623 #f7e03c #46b868 #3d7be0 #8250d2',
  fire: '#3b0a0a #c4301c #ffb52e',
  pastel: '#ffd6e8 #d8d4ff #c9f0ff',
  neon: '#120b3a #7a1fa0 #e0218a',
};

/** The colors of a studio's paper backdrop: light grey that becomes darker. */
export const STUDIO_STOPS = '#fafafa #e3e5e8 #c3c7cd';
