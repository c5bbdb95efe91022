import { anEnquiry } from '@shared-kit/testing/an-enquiry';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Types who asks, which every form has, and agrees to the terms. */
export async function fillInContact(user: UserEvent): Promise<void> {
  const robin = anEnquiry();
  await user.type(screen.getByLabelText('First name'), robin.name);
  await user.type(screen.getByLabelText('Last name'), robin.last_name);
  await user.type(screen.getByLabelText('Email'), robin.email);
  await user.type(screen.getByLabelText('Mobile'), '0412 345 678');
  await user.type(screen.getByLabelText('Postcode'), robin.postcode);
  await user.click(screen.getByRole('checkbox', { name: /terms of use/ }));
}
