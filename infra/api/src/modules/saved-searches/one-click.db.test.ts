import { sql } from 'drizzle-orm';
import { HOST as host, day, startAlertDesk } from '../../../test/desks/alert-desk';
import type { AlertDesk } from '../../../test/desks/alert-desk';

let desk: AlertDesk;
beforeAll(async () => {
  desk = await startAlertDesk();
});
afterAll(() => desk.stop());
afterEach(() => desk.clear());

test.each(['https://mail.example', 'null'])(
  'a mail program that posts from %s stops the mails too: the signed address is all it needs (RFC 8058)',
  async (origin) => {
    await desk.save('/search/new-used-and-demo-cars?range[price]=15000:');
    await desk.drop(1_000);
    await desk.look(day(0));
    const [mail] = await desk.mails();
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';

    const answer = await desk.server.app.inject({
      method: 'POST',
      url: new URL(header.slice(1, -1)).pathname,
      headers: { host, origin, cookie: desk.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

    expect(answer.statusCode).toBe(200);
    const { rows } = await desk.inStock(sql`select hears_mail from alert_choice`);
    expect(rows).toEqual([{ hears_mail: false }]);
  },
);
