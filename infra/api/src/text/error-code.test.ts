import { errorCode } from './error-code';

const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:443'), { code: 'ECONNREFUSED' });

test.each([
  ['an SMTP server’s answer', Object.assign(new Error('Mailbox of jane@example.com'), { responseCode: 550 }), '550'],
  ['a system’s word', refused, 'ECONNREFUSED'],
  ['fetch’s word, which it keeps in the cause', new TypeError('fetch failed', { cause: refused }), 'ECONNREFUSED'],
  ['a time that ran out', new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'TimeoutError'],
  ['anything else', new RangeError('jane@example.com is too long'), 'RangeError'],
  ['what is no error', null, 'unknown'],
  ['an error without a word', Object.assign(new Error('jane@example.com'), { name: '', code: 23 }), 'unknown'],
  ['what is too long to be a code', Object.assign(new Error(), { code: 'E'.repeat(61) }), 'E'.repeat(60)],
])('%s is named without its sentence', (_what, error, code) => {
  expect(errorCode(error)).toBe(code);
});
