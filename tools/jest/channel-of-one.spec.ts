import { channelOfOne } from './channel-of-one.mjs';

/** A channel that sends its settings to all listeners when it gets a message, and then forgets the listeners. */
const sharedChannel = () => {
  const listeners = new Set<(message: unknown) => void>();
  return {
    onMessage: (listener: (message: unknown) => void) => {
      listeners.add(listener);
    },
    postMessage: () => {
      for (const listener of listeners) listener('settings');
      listeners.clear();
    },
  };
};

describe('the channels of two workers', () => {
  it('answer each worker when it asks, in any order', () => {
    const shared = sharedChannel();
    const heard: string[] = [];
    const [first, second] = ['first', 'second'].map((name) => {
      const channel = channelOfOne(shared);
      channel.onMessage?.((message) => heard.push(`${name}: ${String(message)}`));
      return channel;
    });
    second?.postMessage?.('get');
    expect(heard).toEqual(['second: settings']);
    first?.postMessage?.('get');
    expect(heard).toEqual(['second: settings', 'first: settings']);
  });
});
