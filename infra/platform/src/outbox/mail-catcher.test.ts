import { chmodSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { startMailCatcher } from './mail-catcher';
import type { MailCatcher } from './mail-catcher';
import { KeptMails } from './kept-mails';

const directory = mkdtempSync(join(tmpdir(), 'mail-catcher-'));
const mails = new KeptMails(directory);
let catcher: MailCatcher;

beforeAll(async () => {
  catcher = await startMailCatcher({ mails, log: { warn: () => undefined } });
});
afterAll(() => catcher.stop());

const send = (mail: object) =>
  createTransport(catcher.url).sendMail({ from: 'site@example.com', to: 'dealer@example.com', ...mail });

test('a mail is kept with its bodies, its attachment and its message id', async () => {
  await send({
    subject: 'Enquiry – Käfer',
    text: 'Hello',
    html: '<p>Hello</p>',
    messageId: '<lead-1@example.com>',
    attachments: [{ filename: 'lead.xml', content: '<adf/>', contentType: 'application/xml' }],
  });
  const [mail] = await mails.list({ limit: 1 });
  expect(mail?.envelope).toMatchObject({ from: 'site@example.com', to: ['dealer@example.com'] });
  expect(mail?.email).toMatchObject({ subject: 'Enquiry – Käfer', messageId: '<lead-1@example.com>' });
  expect(mail?.email.text?.trim()).toBe('Hello');
  const [attachment] = mail?.email.attachments ?? [];
  expect(attachment).toMatchObject({ filename: 'lead.xml', mimeType: 'application/xml' });
  expect(Buffer.from(attachment?.content as ArrayBuffer).toString()).toBe('<adf/>');
});

test('nobody else on the machine reads the folder, one of an earlier version either', async () => {
  chmodSync(directory, 0o755);

  await send({ subject: 'Private', text: 'x' });

  expect(statSync(directory).mode & 0o777).toBe(0o700);
});

test('every mail that names a person is removed, however their phone is spaced, and no other', async () => {
  await send({ subject: 'To them', to: 'Wilma@Example.com', text: 'x' });
  await send({ subject: 'About them', text: 'Mobile 0491 570 081' });
  await send({ subject: 'Their confirmation', to: 'w2@example.com', text: 'See /booking/01a20788-dca4-7556.e39' });
  await send({ subject: 'Somebody else', text: 'Mobile 0491 570 082' });

  expect(await mails.removeNaming(['wilma@example.com', '0491570081', '01a20788-dca4-7556'])).toBe(3);
  expect(await mails.removeNaming([])).toBe(0);

  const subjects = (await mails.list({ limit: 100 })).map(({ email }) => email.subject);
  expect(subjects).toContain('Somebody else');
  expect(subjects).not.toContain('About them');
});

test('blind copies, which no header shows, are in the envelope', async () => {
  await send({ bcc: 'archive@example.com', subject: 'With a copy', text: 'x' });
  const [mail] = await mails.list({ limit: 1 });
  expect(mail?.envelope.to).toEqual(['dealer@example.com', 'archive@example.com']);
});

test('mails are listed newest first, page by page', async () => {
  for (const subject of ['one', 'two', 'three']) await send({ subject, text: 'x' });
  const [newest, second] = await mails.list({ limit: 2 });
  expect([newest?.email.subject, second?.email.subject]).toEqual(['three', 'two']);
  const [older] = await mails.list({ limit: 1, before: second?.id });
  expect(older?.email.subject).toBe('one');
});

test('what is larger than a mail may be is refused and not kept', async () => {
  const before = readdirSync(directory).length;
  await expect(send({ subject: 'Huge', text: 'x'.repeat(26 * 1024 * 1024) })).rejects.toMatchObject({
    responseCode: 552,
  });
  expect(readdirSync(directory)).toHaveLength(before);
}, 30_000);

test('a sender that hangs up in the middle of a mail leaves nothing', async () => {
  const before = readdirSync(directory).length;
  const { port } = new URL(catcher.url);
  const socket = connect(Number(port), '127.0.0.1');
  for (const line of [
    'EHLO x',
    'MAIL FROM:<a@example.com>',
    'RCPT TO:<b@example.com>',
    'DATA',
    'Subject: half',
    '',
    'and th',
  ]) {
    socket.write(`${line}\r\n`);
    await delay(30);
  }
  socket.destroy();
  await delay(200);
  expect(readdirSync(directory)).toHaveLength(before);
});

test.each(['../../etc/passwd', '', '20260101000000000-zzzzzzzz'])('no file is read for the id "%s"', async (id) => {
  expect(await mails.find(id)).toBeUndefined();
});
