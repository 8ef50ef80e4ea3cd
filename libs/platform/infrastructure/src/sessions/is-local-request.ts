import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
/** Headers by which proxies, tunnels and content delivery networks name themselves, or the client. Browsers send none of them. */
const FORWARDING =
  /^(?:via|(?:x-)?forwarded(?:-.+)?|x-original-.+|cf-.+|cdn-loop|(?:.+-)?(?:client|connecting|real)-ip)$/;

/**
 * Whether a request comes from a program on this machine that knows it by a name of its own, without a proxy in between. A page of another
 * site whose name leads to this machine (DNS rebinding) sends that name as `Host`. Tunnels connect from this machine, and add headers.
 */
export function isLocalRequest({
  headers,
  socket: { remoteAddress = '' },
}: Pick<Request, 'headers' | 'socket'>): boolean {
  if (!LOCAL_HOST.test(headers.host ?? '') || Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  return ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback';
}
