/** @typedef {import('tinypool').TinypoolChannel} Channel */
/** @typedef {Parameters<NonNullable<Channel['onMessage']>>[0]} Listener */

/**
 * The channel of one worker to a channel that many workers share. jest-light-runner sends its settings to all listeners
 * of the shared channel as soon as one worker asks for them, and then forgets the listeners. A worker that was still
 * starting missed them and waited forever. Through this channel, only the worker that asks is answered.
 * @param {Channel} shared
 * @returns {Channel}
 */
export function channelOfOne(shared) {
  /** @type {Listener[]} */
  const listeners = [];
  return {
    onMessage: (listener) => {
      listeners.push(listener);
    },
    postMessage: (message) => {
      for (const listener of listeners) shared.onMessage?.(listener);
      shared.postMessage?.(message);
    },
  };
}
