import { expect } from '@playwright/test';
import { aCar } from '../../a-car';
import { test } from '../../journey';
import { shellOrigin } from '../../running-platform';

test('the shell’s own form, refused on a page that works, stands there again with all that was typed', async ({
  request,
}) => {
  const { path } = await aCar();
  // As it is sent from a page whose vehicle could not be asked for: which one, and whose, is not said.
  const typed = { name: 'Robin', last_name: 'Example', email: 'robin@dealer.example', message: 'Is it still there?' };
  const answer = await request.post(shellOrigin + path, {
    form: { _form: 'shell-enquiry', ...typed },
    headers: { origin: shellOrigin },
  });

  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toContain('value="shell-enquiry"');
  for (const words of Object.values(typed)) expect(html).toContain(words);
  // The second try says which vehicle it is about.
  expect(html).toMatch(/name="car_id" value="[^"]+"/);
});
