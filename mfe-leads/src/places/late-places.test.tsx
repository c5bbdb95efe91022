import { FormResultContext } from '@shared-kit/runtime/form-result';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { delay, http } from 'msw';
import type { ReactElement } from 'react';
import { leadsApi } from '../api/leads.api';
import { ContactForm } from '../features/contact/contact-form';
import { ContentForm } from '../features/form-page/content-form';
import { FormPage } from '../features/form-page/form-page';
import { leadsSettingsSchema } from '@shared-kit/contracts/settings/leads-settings.contract';

const PARTS = '/vehicle-parts-and-accessories';

/** A form while nobody has read which places there are. */
function renderEarly(form: ReactElement, url: string) {
  server.use(http.get('*/api/locations', () => delay('infinite')));
  const site = aSite({ remotes: { 'mfe-leads': leadsSettingsSchema.parse({}) } });
  const { container } = renderWithStore(form, { apis: [leadsApi], url, path: url.split('?')[0]!, site });
  return container.querySelector('[name=location_id]');
}

test.each([
  ["a content page's form for one place", <ContentForm form="parts" place="depot" />, '/parts-at-the-depot'],
  ['the same for a general question', <ContentForm form="fleet" place="depot" />, '/fleet-at-the-depot'],
  ['a form page whose address names one', <FormPage />, `${PARTS}?location_id=depot`],
  ['the contact page whose address names one', <ContactForm />, '/contact?location=depot'],
])('%s keeps its place while the list of places is late', (_what, form, url) => {
  expect(renderEarly(form, url)).toHaveValue('depot');
});

test('a place that was refused is not sent again, else nobody could send the form', () => {
  const problem = {
    code: 'validation_failed' as const,
    detail: '',
    fieldErrors: { location_id: ['Choose a location'] },
  };
  const form = (
    <FormResultContext value={{ formId: 'parts', values: { location_id: 'gone' }, problem }}>
      <FormPage />
    </FormResultContext>
  );

  expect(renderEarly(form, `${PARTS}?location_id=gone`)).toBeNull();
});
