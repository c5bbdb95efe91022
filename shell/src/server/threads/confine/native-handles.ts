import dgram from 'node:dgram';
import { Resolver } from 'node:dns';
import net from 'node:net';
import { constants } from 'node:os';
import type { ApiAddresses } from './api-addresses';
import { fix } from './refuse';

/** Taken before a remote's code could put its own in their place, and hear of the functions that are called with it. */
const { apply, getPrototypeOf } = Reflect;
/** As libuv says it: Node makes an error of it, where it makes its own of what the system answers. */
const REFUSED = -constants.errno.EACCES;

type Connect = (this: object, request: object, address: unknown, port: unknown) => number;
type WithHandle = { _handle: object };

/**
 * Connections where all of Node's own ways meet (`fetch`, `WebSocket`, `http`, `tls`, `http2`, a socket's file
 * descriptor): the objects below `net` and `dgram`. TCP goes to the API and nowhere else.
 */
export function confineHandles(api: ApiAddresses): void {
  const tcp = getPrototypeOf(handleOf({ host: 'none.invalid', port: 1, lookup: () => undefined })) as object;
  for (const name of ['connect', 'connect6']) allowOnly(tcp, name, api);
  refuseQuietly(tcp, ['open', 'bind', 'bind6', 'listen']);
  refuseQuietly(getPrototypeOf(handleOf({ path: '/' })) as object, ['connect', 'connect6', 'open', 'bind', 'listen']);
  refuseQuietly(udpPrototype(), ['open', 'bind', 'bind6', 'connect', 'connect6', 'send', 'send6']);
  const resolver = getPrototypeOf((new Resolver() as unknown as WithHandle)._handle) as object;
  const queries = Object.getOwnPropertyNames(resolver).filter((name) => /^(query|getHostByAddr)/.test(name));
  refuseQuietly(resolver, queries);
}

/** What a socket has as soon as it is told to connect; it never does. */
function handleOf(to: net.SocketConnectOpts): object {
  const socket = new net.Socket();
  socket.on('error', () => undefined);
  socket.connect(to);
  const { _handle: handle } = socket as unknown as WithHandle;
  socket.destroy();
  return handle;
}

function udpPrototype(): object {
  const socket = dgram.createSocket('udp4');
  for (const symbol of Object.getOwnPropertySymbols(socket)) {
    const state = (socket as unknown as Record<symbol, { handle?: object } | undefined>)[symbol];
    if (typeof state?.handle !== 'object') continue;
    const prototype: unknown = getPrototypeOf(state.handle);
    socket.close();
    return prototype as object;
  }
  throw new Error('This Node keeps the handles of dgram elsewhere');
}

function allowOnly(prototype: object, name: string, api: ApiAddresses): void {
  const connect = (prototype as Record<string, Connect>)[name] as Connect;
  fix(prototype, name, function (this: object, request: object, address: unknown, port: unknown): number {
    return api.has(address, port) ? apply(connect, this, [request, address, port]) : REFUSED;
  });
}

function refuseQuietly(prototype: object, names: readonly string[]): void {
  for (const name of names) if (name in prototype) fix(prototype, name, () => REFUSED);
}
