import { isIP, connect as connectTcp, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { portOf, type Target } from './guard.ts';
import { literalAddress } from './public-address.ts';

/** Connects to one of the target's addresses, and to no other. */
export type Dial = (target: Target) => Socket;

/** A DNS lookup that always returns the addresses that were checked. */
export const pinnedLookup = (addresses: readonly string[]): LookupFunction => {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, { all }, callback) => {
    if (all === true) callback(null, answers);
    else callback(null, answers[0]?.address ?? '', answers[0]?.family);
  };
};

/** Connects by TCP, or by TLS with a certificate that is checked against the URL's host. */
export const dial: Dial = ({ url, addresses }) => {
  const host = literalAddress(url.hostname) ?? url.hostname;
  const options = { host, port: portOf(url), lookup: pinnedLookup(addresses), autoSelectFamily: true };
  if (url.protocol === 'http:') return connectTcp(options);
  const servername = isIP(host) === 0 ? host : '';
  return connectTls({ ...options, servername, ALPNProtocols: ['http/1.1'] });
};
