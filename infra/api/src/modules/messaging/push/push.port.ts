/** A browser as its owner gave it: where its push service takes messages, and its keys (base64url, RFC 8291). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type Push = {
  to: PushTarget;
  /** What the service worker reads; at most 3,993 bytes. */
  text: string;
  /** One message however often it is sent: at most 32 characters of base64url (RFC 8030, section 5.4). */
  topic: string;
  /** How long the push service keeps it for a browser that is not running. */
  keptSeconds: number;
};

/**
 * Resolves once the push service has the message; `gone` where it says that there is no such browser any more.
 *
 * @throws {Error} with the HTTP status as `responseCode` for any other answer, `ENDPOINT_REFUSED` as `code` for an address
 *   that nothing is ever sent to.
 */
export type PushPort = { send(push: Push): Promise<'sent' | 'gone'> };
