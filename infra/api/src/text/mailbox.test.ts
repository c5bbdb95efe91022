import { mailbox } from './mailbox';

test.each([
  [' Jane.Doe@Example.com', 'jane.doe@example.com'],
  ['jane+a+b@example.com', 'jane@example.com'],
  ['j.a.n.e@gmail.com', 'jane@gmail.com'],
  ['J.ane+x@GoogleMail.com', 'jane@gmail.com'],
  ['j.ane@gmail.com.au', 'j.ane@gmail.com.au'],
])('what is sent to %s arrives at %s', (email, box) => {
  expect(mailbox(email)).toBe(box);
});
