import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import { HEARTS_ID } from '@shared-kit/domain/account/keep-form';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { SaveSearch } from './save-search';

/** The form of the page's hearts, at a site of this kind. */
function heartsForm(favourites: 'browser' | 'watchlist'): HTMLFormElement {
  const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({ favourites }) } });
  renderWithStore(<SaveSearch />, { site, url: '/search/used-cars?query=kia' });
  return document.getElementById(HEARTS_ID) as HTMLFormElement;
}

test('leads to where the search is saved, and has the form by which a heart keeps its car without JavaScript', () => {
  const form = heartsForm('browser');

  expect(screen.getByRole('link', { name: 'Save this search' })).toHaveAttribute(
    'href',
    expect.stringContaining('kia'),
  );
  expect(Object.fromEntries(new FormData(form))).toEqual({ _form: 'watchlist-keep' });
  expect(form).toHaveAttribute('data-key', 'sunrise:favourites');
});

test('where hearts are the watchlist nothing is to keep them in the browser', () => {
  expect(heartsForm('watchlist')).not.toHaveAttribute('data-key');
});
