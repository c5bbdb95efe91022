import { createContext, useContext, useEffect, useState } from 'react';

/**
 * A UUID the server minted for this document: a form posted twice, reloaded or retried is one submission. Empty where the
 * document came without a form.
 */
export const DocumentKeyContext = createContext('');

const spent = new Set<string>();

/**
 * The idempotency key of one form. The first form with this id takes the document's key, so that the HTML
 * works without JavaScript; later ones, and a form that is `renewed` after a success, get a new one.
 */
export function useIdempotencyKey(formId: string): { key: string; renew: () => void } {
  const documentKey = useContext(DocumentKeyContext);
  const [key, setKey] = useState(() => {
    const isFree = documentKey !== '' && !spent.has(`${formId} ${documentKey}`);
    return isFree ? documentKey : crypto.randomUUID();
  });
  useEffect(() => {
    const spending = `${formId} ${documentKey}`;
    return () => void spent.add(spending);
  }, [formId, documentKey]);
  return { key, renew: () => setKey(crypto.randomUUID()) };
}
