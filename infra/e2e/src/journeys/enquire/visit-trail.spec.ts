import { expect } from '@playwright/test';
import { aPerson } from '../../people/a-person';
import { preApproval } from '../../every-form/office-forms';
import { DESKTOP } from '../../people/fill-form';
import { open, test } from '../../journey';
import { byKeyboard } from '../../people/keyboard';
import { mailsFrom } from '../../platform/outbox';
import { operatorHeaders, operatorOrigin } from '../../running-platform';

test('a lead brings the pages that were looked at and the campaign it came from, and no other word of the address', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/?utm_source=radio&utm_campaign=autumn&phone=0400000000');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await open(page, '/finance-pre-approval?gclid=abc123');
  const person = aPerson();
  await byKeyboard(page, preApproval(person));
  await expect(page.getByRole('heading', { level: 1, name: /your pre-approval request/ })).toBeVisible();

  const [mail] = await mailsFrom(person.email);
  const [, reference] = /^Reference: (\S+)/m.exec(mail?.text ?? '') ?? [];
  const stored = await page.request.get(`${operatorOrigin}/leads/corella/${reference}`, {
    headers: operatorHeaders(),
  });
  const asked = (await stored.text()).replaceAll('&#34;', '"');
  const [, attributes = '{}'] = /<dt>lead_attributes<\/dt>\s*<dd>(.*)<\/dd>/.exec(asked) ?? [];
  expect(JSON.parse(attributes)).toEqual({
    visited_pages: ['/', '/contact', '/finance-pre-approval'],
    linked_query_params: { utm_source: 'radio', utm_campaign: 'autumn', gclid: 'abc123' },
  });
});
