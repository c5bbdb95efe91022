import { aSite } from '@shared-kit/testing/a-site';
import { RouterContextProvider } from 'react-router';
import { appContext } from '../app-context';
import { createAppStore } from '../store';
import { loadContentPage } from './content-page';

test('on the server a page that is only a form is there at once, without asking anybody', async () => {
  const page = { path: '/sell', title: 'Sell', description: '', body: '', form: 'sell-my-car', form_place: '' };
  const context = new RouterContextProvider();
  context.set(appContext, { app: createAppStore({ apiOrigin: '' }), site: aSite({ pages: [page] }) });
  const request = new Request('http://sunrise.example/sell');

  await expect(loadContentPage({ context, request })).resolves.toEqual(page);
});
