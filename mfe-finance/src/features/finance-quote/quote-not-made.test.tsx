import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { financeApi } from '../../api/finance.api';
import { QuoteNotMade } from './quote-not-made';

const site = aSite({ remotes: { 'mfe-finance': financeSettingsSchema.parse({}) } });
const NO_LINK = 'There is no repayment to link to';

test.each([
  [
    'too much text',
    400,
    'bad_request',
    { amount: ['This is too long: at most 100 characters.'] },
    NO_LINK,
    'These figures cannot be used.',
    '/finance?term=3&car_id=cx-5',
  ],
  [
    'a name that is too long',
    400,
    'bad_request',
    { car_id: ['Too big'] },
    NO_LINK,
    'These figures cannot be used.',
    '/finance?amount=1&term=3',
  ],
  [
    'a loan of nothing',
    422,
    'validation_failed',
    { amount: ['There is nothing to borrow.'] },
    NO_LINK,
    'There is nothing to borrow.',
    '/finance?amount=1&term=3&car_id=cx-5',
  ],
  [
    'a car without a loan',
    422,
    'validation_failed',
    { car_id: ['It is sold.'] },
    NO_LINK,
    'It is sold.',
    '/finance?amount=1&term=3',
  ],
  [
    'an API that fails',
    503,
    'unreachable',
    {},
    'We cannot make the link right now',
    'Try again in a few minutes.',
    '/finance?amount=1&term=3&car_id=cx-5',
  ],
])(
  'for %s it says so, and leads back with what can be used',
  async (_of, status, code, fieldErrors, title, text, back) => {
    server.use(
      http.get('*/api/finance-quotes', () => HttpResponse.json({ code, detail: '', fieldErrors }, { status })),
    );
    renderWithStore(<QuoteNotMade />, {
      ...{ apis: [financeApi], site, url: '/finance-quote/new?amount=1&term=3&car_id=cx-5' },
    });

    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the calculator' })).toHaveAttribute('href', back);
  },
);
