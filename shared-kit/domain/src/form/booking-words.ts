import type { BookingKind } from '@shared-kit/contracts/form/lead-form';

/** What a booking is for, as people say it: "Service: 2021 Kia Rio". */
export const BOOKING_WORDS: Readonly<Record<BookingKind, string>> = { 'test-drive': 'Test drive', service: 'Service' };
