import { randomUUID } from 'node:crypto';
import { convert } from 'xmlbuilder2';
import { startLeadDesk } from '../../../../test/desks/lead-desk';
import type { LeadDesk } from '../../../../test/desks/lead-desk';

let desk: LeadDesk;
beforeAll(async () => {
  desk = await startLeadDesk();
});
afterAll(() => desk.stop());

test('the dealer gets a readable mail that answers to the shopper', async () => {
  const car = await desk.server.addVehicle({
    group: 'sunrise',
    stocknum: 'U1234',
    price_type: 'Drive Away',
    dealership_slug: 'north',
  });

  const { message, leadId } = await desk.enquire({ car_id: car.id, url: car.path });
  const mail = await desk.mailAbout(message);

  expect(mail.envelopeTo).toEqual(['sales@sunrise.example']);
  expect(mail.from).toMatchObject({ name: 'Sunrise Cars website' });
  expect(mail.replyTo).toEqual([{ name: "Zoë O'Hara", address: 'zoe@example.com' }]);
  expect(mail.subject).toBe('General Enquiry: 2021 Toyota RAV4 GXL (stock U1234)');
  expect(mail.text).toContain("Name: Zoë O'Hara\n");
  expect(mail.text).toContain('Phone: 0412 345 678\n');
  expect(mail.text).toContain('Kilometres: 42,000 kms\n');
  expect(mail.text).toContain('Price: $35,990 Drive Away\n');
  expect(mail.text).toContain(`Page: http://sunrise-cars.test${car.path}\n`);
  expect(mail.text).toContain(`Reference: ${leadId}`);
  expect(mail.html).toContain(message);
  expect(await desk.untilDelivery(leadId, ({ state }) => state === 'delivered')).toMatchObject({
    attempts: 1,
    last_error: null,
  });
});

test('the mail carries the lead as ADF 1.0', async () => {
  const car = await desk.server.addVehicle({
    group: 'sunrise',
    vin: 'JTMW23FV60D012345',
    stocknum: 'U1235',
    badge: 'GXL',
    car_type: 'demo',
  });

  const { message, leadId } = await desk.enquire({ car_id: car.id, form: 'test-drive' });
  const [attachment] = (await desk.mailAbout(message)).attachments;
  const xml = new TextDecoder().decode(attachment?.content as ArrayBuffer);

  expect(attachment).toMatchObject({
    filename: 'lead.adf.xml',
    mimeType: 'application/x-adf+xml',
    disposition: 'attachment',
  });
  expect(xml).toContain('<?adf version="1.0"?>');
  expect(convert(xml, { format: 'object' })).toMatchObject({
    adf: {
      prospect: {
        id: { '#': leadId },
        requestdate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+10:00$/) as string,
        vehicle: {
          '@interest': 'test-drive',
          '@status': 'used',
          year: '2021',
          make: 'Toyota',
          model: 'RAV4',
          vin: 'JTMW23FV60D012345',
          stock: 'U1235',
          trim: 'GXL',
          odometer: { '@units': 'km', '#': '42000' },
          price: { '@type': 'asking', '@currency': 'AUD', '#': '35990' },
        },
        customer: {
          contact: {
            name: [
              { '@part': 'first', '#': 'Zoë' },
              { '@part': 'last', '#': "O'Hara" },
            ],
            email: 'zoe@example.com',
            phone: { '#': '0412345678' },
            address: { postalcode: '4000' },
          },
          comments: message,
        },
        vendor: { vendorname: 'Sunrise Cars', contact: { email: 'sales@sunrise.example' } },
        provider: { name: { '#': 'Sunrise Cars website' } },
      },
    },
  });
});

test('markup in a message is text in the mail', async () => {
  const markup = `<script>alert("${randomUUID()}")</script> ]]> & <b>`;

  await desk.enquire({ message: markup });
  const mail = await desk.mailAbout(markup);

  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('&lt;script&gt;');
});

test('a shopper cannot add mail headers', async () => {
  const { message } = await desk.enquire({ name: 'Zoë\r\nBcc: spy@evil.example', last_name: 'X\nSubject: Won' });
  const mail = await desk.mailAbout(message);

  expect(mail.envelopeTo).toEqual(['sales@sunrise.example']);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
});

test("a lead goes to its dealership's own address: the car's, or the one chosen", async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise', dealership_slug: 'south' });

  const mails = [
    await desk.mailAbout((await desk.enquire({ car_id: car.id, dealership_slug: 'north' })).message),
    await desk.mailAbout((await desk.enquire({ dealership_slug: 'south' })).message),
    await desk.mailAbout((await desk.enquire({ dealership_slug: '', location_id: 'south-yard' })).message),
    await desk.mailAbout((await desk.enquire({ dealership_slug: 'north' })).message),
  ];

  expect(mails.map(({ envelopeTo }) => envelopeTo[0])).toEqual([
    'leads@south.example',
    'leads@south.example',
    'leads@south.example',
    'sales@sunrise.example',
  ]);
});

test('asks for a dealership where the form offers several and none was chosen', async () => {
  const unanswered = await desk.enquire({ dealership_slug: '' });
  const invented = await desk.enquire({ dealership_slug: 'harbor-motors' });

  expect([unanswered.status, invented.status]).toEqual([422, 422]);
  expect(unanswered.problem).toMatchObject({ fieldErrors: { dealership_slug: ['Choose a dealership'] } });
});
