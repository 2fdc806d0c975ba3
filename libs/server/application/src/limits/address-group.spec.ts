import { addressGroup, loggedNetwork } from './address-group.ts';

describe('the network that rate limits derive from an IP address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('for %s is %s', (address, group) => expect(addressGroup(address)).toBe(group));
});

describe('the network that logs show for an IP address', () => {
  it.each([
    ['192.0.2.199', '192.0.2.0/24'],
    ['::ffff:192.0.2.199', '192.0.2.0/24'],
    ['127.0.0.1', '127.0.0.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0DB8::1', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0::/48'],
    ['', null],
    ['unknown', null],
  ])('for %j is %j', (address, network) => expect(loggedNetwork(address)).toBe(network));
});
