import { randomUUID } from 'node:crypto';
import { mintFormStamp } from '@shared-kit/domain/form/form-stamp';

/** Keys for documents' forms (`PagePayload`): with the secret they also say when a page was given. */
export function mintDocumentKey(formStampSecret: string | undefined): () => string {
  return () => (formStampSecret ? mintFormStamp(formStampSecret, Date.now()) : randomUUID());
}
