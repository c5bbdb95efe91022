import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DocumentKeyContext, useIdempotencyKey } from './idempotency-key';

/** A form in a document with this key. */
function showForm(formId: string, documentKey: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DocumentKeyContext value={documentKey}>{children}</DocumentKeyContext>
  );
  return renderHook(() => useIdempotencyKey(formId), { wrapper });
}
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test('a form has the key that its HTML came with, and keeps it', () => {
  const { result, rerender } = showForm('enquiry', 'key-of-document-1');
  rerender();

  expect(result.current.key).toBe('key-of-document-1');
});

test('the same form shown again is another submission; another form of the document is not kept from its key', () => {
  showForm('enquiry', 'key-of-document-2').unmount();

  expect(showForm('enquiry', 'key-of-document-2').result.current.key).toMatch(uuid);
  expect(showForm('trade-in', 'key-of-document-2').result.current.key).toBe('key-of-document-2');
});

test('after a success it has a new key', () => {
  const { result } = showForm('enquiry', 'key-of-document-3');
  act(() => result.current.renew());
  const second = result.current.key;
  act(() => result.current.renew());

  expect([second, result.current.key]).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
  expect(result.current.key).not.toBe(second);
});

test('where the document has no key, each form makes its own', () => {
  const keys = [showForm('enquiry', ''), showForm('trade-in', '')].map(({ result }) => result.current.key);

  expect(keys).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
  expect(new Set(keys).size).toBe(2);
});
