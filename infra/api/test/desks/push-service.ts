import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PushedMessage = { text: string; headers: IncomingMessage['headers']; claims: Record<string, unknown> };

/**
 * A push service of this machine, and browsers that it reaches. It does what the real ones do, by the RFCs' words alone: it
 * checks who sends (8292), and each browser opens what came for it (8291, 8188).
 */
export async function startPushService() {
  const browsers = new Map<string, ReturnType<typeof aBrowser>>();
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const browser = browsers.get(request.url ?? '');
      const answer = answers.get(request.url ?? '') ?? (browser ? 201 : 410);
      if (answer === 201) browser?.take(body, request);
      response.writeHead(answer).end('An answer that nobody reads');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** A browser that has subscribed. */
    browser() {
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const made = aBrowser(origin);
      browsers.set(path, made);
      const { keys, came } = made;
      return { came, subscription: { endpoint: origin + path, keys } };
    },
    /** From now on it answers this for a browser. */
    answer: (endpoint: string, status: number) => void answers.set(new URL(endpoint).pathname, status),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function aBrowser(origin: string) {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  const came: PushedMessage[] = [];

  function opened(body: Buffer): string {
    const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    if (sealed.length > size) throw new Error('More than one record');
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const shared = hkdfSync('sha256', own.computeSecret(sender), auth, about, 32);
    const part = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
    const open = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    open.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    const end = padded.lastIndexOf(2);
    return padded.subarray(0, end).toString();
  }

  return {
    came,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    take(body: Buffer, { headers }: IncomingMessage) {
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Not sealed');
      came.push({ text: opened(body), headers, claims: claimsOf(headers.authorization ?? '', origin) });
    },
  };
}

/** @throws {Error} where the signature is not that of the key beside it, or it is for another service. */
function claimsOf(authorization: string, origin: string): Record<string, unknown> {
  const [, head = '', body = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(signature, 'base64url');
  if (!verify('sha256', Buffer.from(`${head}.${body}`), { key: signer, dsaEncoding: 'ieee-p1363' }, signed))
    throw new Error('Signed by somebody else');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  if (claims['aud'] !== origin) throw new Error('For another push service');
  return { ...claims, key };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
