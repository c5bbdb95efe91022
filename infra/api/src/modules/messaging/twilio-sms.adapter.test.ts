import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { twilioSms } from './twilio-sms.adapter';

type Seen = { path: string | undefined; authorization: string | undefined; form: URLSearchParams };

/** An HTTP server in Twilio's place. */
async function startTwilio(status: number, body: object) {
  const seen: Seen[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      seen.push({ path: request.url, authorization: request.headers.authorization, form });
      response
        .writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    seen,
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const account = { accountSid: 'AC1', authToken: 'token' };
const sms = { group: 'g', site: 's', to: '+61412345678', text: '123456 is your code' };

test.each([
  ['a number', '+61400000000', { From: '+61400000000' }],
  ['a messaging service', 'MG1', { MessagingServiceSid: 'MG1' }],
])('sends by %s', async (_case, sender, from) => {
  await using twilio = await startTwilio(201, { sid: 'SM1' });

  await twilioSms({ ...account, sender, origin: twilio.origin }).send(sms);

  expect(twilio.seen).toHaveLength(1);
  expect(twilio.seen[0]).toMatchObject({
    path: '/2010-04-01/Accounts/AC1/Messages.json',
    authorization: `Basic ${btoa('AC1:token')}`,
  });
  expect(Object.fromEntries(twilio.seen[0]?.form ?? [])).toEqual({
    To: '+61412345678',
    Body: '123456 is your code',
    ...from,
  });
});

test('a success that names no message is none', async () => {
  await using twilio = await startTwilio(200, { welcome: 'to the hotel' });

  const sending = twilioSms({ ...account, sender: 'MG1', origin: twilio.origin }).send(sms);

  await expect(sending).rejects.toMatchObject({ responseCode: '200 without a message' });
});

test('reports a refusal by its code, without the phone number that Twilio repeats', async () => {
  await using twilio = await startTwilio(400, { code: 21211, message: "The 'To' number +61412345678 is not valid" });

  const sending = twilioSms({ ...account, sender: 'MG1', origin: twilio.origin }).send(sms);

  await expect(sending).rejects.toThrow(/^Twilio answered 400, code 21211$/);
});

test('follows nobody elsewhere with a number and its code', async () => {
  await using twilio = await startTwilio(307, {});

  const sending = twilioSms({ ...account, sender: 'MG1', origin: twilio.origin }).send(sms);

  await expect(sending).rejects.toMatchObject({ responseCode: 307 });
  expect(twilio.seen).toHaveLength(1);
});
