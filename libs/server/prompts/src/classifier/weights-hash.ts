/** Written by `npm run ai:train`. */
export const WEIGHTS_SHA256 = '27b4a8aae65284d77c48b97d6538f7990649803c00d9774d49dc5c032aa4445b';
