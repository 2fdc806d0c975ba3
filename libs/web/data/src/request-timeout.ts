/** The timeout of a request in milliseconds (spec: accounts §9). */
export const REQUEST_TIMEOUT_MS = 10_000;
