import { enquiryBodySchema } from '@shared-kit/contracts/lead/lead.contract';
import type { EnquiryBody } from '@shared-kit/contracts/lead/lead.contract';

/** A complete enquiry about `aCar()`, as the API reads it. Every call has an idempotency key of its own. */
export function anEnquiry(overrides: Partial<EnquiryBody> = {}): EnquiryBody {
  return enquiryBodySchema.parse({
    idempotency_key: crypto.randomUUID(),
    name: 'Robin',
    last_name: 'Nguyen',
    email: 'robin@example.com',
    phone: '0412345678',
    postcode: '4127',
    message: 'Is this car still available?',
    terms: true,
    car_id: 'car-1',
    location_id: 'location-1',
    dealership_slug: 'springwood',
    url: 'https://sunrise.example/cars/2021-mazda-cx-5-maxx-sport-s1042',
    ...overrides,
  });
}
