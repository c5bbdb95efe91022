import { loadRemote, loadShare, registerRemotes } from '@module-federation/enhanced/runtime';
import { createElement } from 'react';
import type { ComponentType, Context } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';

type SiteContextModule = { SiteContext: Context<unknown> };

/** What is asked for of the remotes' own shared modules: the host brings none. */
const ofTheRemote = { scope: ['default'], shareConfig: { singleton: true, requiredVersion: '^1.0.0' } };

/** Draws one widget of one remote, of which it knows the manifest's address alone. */
async function show(manifest: string) {
  registerRemotes([{ name: 'mfe_finance', entry: manifest }]);
  const widget = await loadRemote<{ Component: ComponentType<object> }>('mfe_finance/fuel-calculator');
  const context = await loadShare<SiteContextModule>('@shared-kit/runtime/site-context', {
    customShareInfo: ofTheRemote,
  });
  if (!widget || !context) throw new Error('The remote has no such widget');
  const site = { remotes: { 'mfe-finance': { fuel_price: 2 } } };
  const car = { slug: 'a-car', itemType: 'Cars', fuel: 'Unleaded Petrol', litresPer100Km: 7.5 };
  const { SiteContext } = context() as SiteContextModule;
  createRoot(document.body.appendChild(document.createElement('main'))).render(
    createElement(
      MemoryRouter,
      null,
      createElement(SiteContext, { value: site }, createElement(widget.Component, car)),
    ),
  );
}

void show(new URLSearchParams(location.search).get('manifest') ?? '');
