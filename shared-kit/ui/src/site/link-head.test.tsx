import { render } from '@testing-library/react';
import { LinkHead } from './link-head';

test('a page behind a signed link has its title, is in no search engine, and its address goes to no other site', () => {
  render(<LinkHead title="Your booking" />);

  const named = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  expect(document.title).toBe('Your booking');
  expect([named('robots'), named('referrer')]).toEqual(['noindex', 'same-origin']);
});
