import { withScope } from '@infra/api/db/scope';
import { SITE, startLeadPlatform } from '../../platform/lead-platform';
import { startPostgres } from '@infra/platform/postgres/start-postgres';
import { expect } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { aPerson, fillEnquiry } from '../../people/a-person';
import { open, test } from '../../journey';
import { startShellBefore } from '../../platform/shell-process';

// Database, API, worker, mail server and shell of its own are started for it, on a machine that may do ten other things.
test.describe.configure({ timeout: 240_000 });

// What fails is what the journey is about: the page says so, and the browser notes it.
test.use({ expectedComplaints: /Failed to load resource|status of 5\d\d/ });

test('with its database stopped a form says so, names the phone and keeps what was typed; then the same form is one lead', async ({
  page,
}) => {
  await using resources = new AsyncDisposableStack();
  const remotes = { 'mfe-leads': { categories: ['General Enquiry'] } };
  const platform = await startLeadPlatform(resources, { hosts: [SITE.host, 'localhost'], remotes });
  const shell = await startShellBefore(platform.origin, resources);
  const person = aPerson();
  await open(page, `${shell.origin}/contact`);
  const form = page.getByRole('form', { name: 'Enquire' });
  await fillEnquiry(form, person);

  await platform.postgres.stop();
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('Nothing you typed is lost');
  await expect(alert.getByRole('link', { name: '07 3000 0000' })).toBeVisible();
  await expect(form.getByLabel('Last name')).toHaveValue(person.lastName);
  await expect(form.getByLabel('Comments')).toHaveValue(person.comments);
  expect(platform.inbox.received.size).toBe(0);

  const again = await startPostgres({
    dataDir: platform.dataDir,
    log: { info: () => undefined, warn: () => undefined },
  });
  resources.defer(() => again.stop());
  await expect(async () => {
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /your enquiry/ })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  await expect.poll(() => platform.inbox.received.size, { timeout: 30_000 }).toBe(1);
  const { rows } = await withScope(platform.owner, SITE, (tx) =>
    tx.execute(sql`select payload ->> 'email' as email from lead`),
  );
  expect(rows).toEqual([{ email: person.email }]);
});
