import { storableText } from '@shared-kit/domain/text/storable-text';
import type { FastifyRequest } from 'fastify';

/**
 * Takes out of what is sent to any desk, in its body and in its address, the characters that nothing can store (NUL, halves
 * of surrogate pairs), as forms of shoppers do: what was typed beside them is kept. Files come as bytes and stay as they are.
 */
export async function keepStorable(request: FastifyRequest): Promise<void> {
  if (isParsed(request.body)) request.body = storableText(request.body);
  request.query = storableText(request.query);
  request.params = storableText(request.params);
}

function isParsed(body: unknown): boolean {
  if (Array.isArray(body)) return true;
  if (typeof body !== 'object' || body === null) return false;
  const prototype: unknown = Object.getPrototypeOf(body);
  return prototype === Object.prototype || prototype === null;
}
