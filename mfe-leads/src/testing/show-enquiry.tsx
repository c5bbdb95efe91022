import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { FormResult } from '@shared-kit/runtime/form-result';
import { DocumentKeyContext } from '@shared-kit/runtime/idempotency-key';
import { anEnquiry } from '@shared-kit/testing/an-enquiry';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { leadsApi } from '../api/leads.api';
import { Enquiry } from '../features/enquiry/enquiry';
import { fillInContact } from './fill-in-contact';

type Options = { props?: Partial<SlotProps['vehicle.enquiry']>; site?: Site; formResult?: FormResult };

const about: SlotProps['vehicle.enquiry'] = {
  carId: 'car-1',
  slug: '2021-mazda-cx-5',
  carName: '2021 Mazda CX-5',
  carType: 'used',
  dealershipSlug: 'springwood',
  locationId: 'location-1',
  available: true,
  shown: 'what the page said',
};

/** The form as it stands on a vehicle's page, in a document of its own. */
export function showEnquiry({ props = {}, ...options }: Options = {}) {
  const user = userEvent.setup();
  const rendered = renderWithStore(
    <DocumentKeyContext value={crypto.randomUUID()}>
      <Enquiry {...about} {...props} />
    </DocumentKeyContext>,
    { apis: [leadsApi], url: '/cars/2021-mazda-cx-5?from=search', path: '/cars/:slug', ...options },
  );
  return { ...rendered, user };
}

/** Answers the API and notes every lead it was sent. */
export function leadsApiAnswers(answer: () => Response) {
  const sent: Record<string, string>[] = [];
  server.use(
    http.post('*/api/leads', async ({ request }) => {
      sent.push((await request.json()) as Record<string, string>);
      return answer();
    }),
  );
  return sent;
}

export const accepted = () =>
  HttpResponse.json({ lead_id: 'lead-1', next: '/success?form=enquiry&sent=proof' }, { status: 201 });

export const sendButton = () => screen.getByRole('button', { name: 'Send enquiry' });

/** Types a whole enquiry and agrees to the terms. */
export async function fillIn(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('Comments'), anEnquiry().message);
  await fillInContact(user);
}
