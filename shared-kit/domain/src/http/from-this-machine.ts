type Request = {
  socket: { remoteAddress?: string | undefined };
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

const FORWARDING = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'];

/** Straight from a process of this machine; whatever came through a proxy carries its mark. */
export function isFromThisMachine({ socket, headers }: Request): boolean {
  return isLoopback(socket.remoteAddress ?? '') && FORWARDING.every((name) => headers[name] === undefined);
}

export function isLoopback(address: string): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(address);
}
