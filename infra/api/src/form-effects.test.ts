import { LEAD_FORMS } from '@shared-kit/contracts/form/lead-forms';
import { loadConfig } from './config';
import { formEffects } from './form-effects';
import { effectsOf } from './modules/leads/effects-of';

const config = loadConfig({
  APP_DATABASE_URL: 'postgresql://dealer_app:hush@127.0.0.1:5432/dealer',
  SESSION_SECRET: 'long enough to sign a session with',
});
/** Nothing is asked of database and queue until a form comes. */
const effects = formEffects({ config, db: {} as never, jobs: {} as never });
const withOwnPage = (form: string) => effectsOf(effects, form).filter(({ ownPage }) => ownPage).length;

test.each(Object.keys(LEAD_FORMS))('where a shopper goes from the form %s one domain says at most', (form) => {
  expect(withOwnPage(form)).toBeLessThan(2);
});

test('bookings, a reserved car, a spin and a trade-in have pages of their own', () => {
  const forms = Object.keys(LEAD_FORMS).filter((form) => withOwnPage(form) === 1);

  expect(forms).toEqual(expect.arrayContaining(['reserve', 'service', 'spin-to-win', 'test-drive', 'trade-in']));
});
