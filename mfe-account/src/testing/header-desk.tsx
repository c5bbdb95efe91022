import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { http, HttpResponse } from 'msw';
import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import { accountApi } from '../api/account.api';
import { changeFavourites } from '../favourites/favourites-storage';
import type { Favourite } from '../favourites/favourites-storage';
import { HeaderAccount } from '../features/header-account/header-account';

/** Another remote's copy, or another tab: who says what the header hears. */
export const elsewhere = { name: 'mfe-account', version: '0.9.0' };

/** A browser that keeps these cars. */
export function keep(...ids: string[]) {
  const cars = ids.map((id): Favourite => ({
    ...{ id, name: `Kia ${id}`, slug: id, make: 'Kia', model: 'Rio' },
    primary_image_url: null,
  }));
  changeFavourites('sunrise', () => cars);
}

/**
 * The header beside a server that knows who is signed in and what is saved: a test sets both. What is said in toasts is
 * collected, and each test begins with none and with a browser that keeps nothing.
 */
export function openHeaderDesk() {
  const desk = {
    /** Who is signed in, as the server says. */
    phone: null as string | null,
    /** What the server holds. */
    saved: [] as string[],
    /** How often the list was asked for since the header was rendered. */
    asked: 0,
    /** And who is signed in. */
    sessionAsked: 0,
    toasts: [] as EventPayload<'toast:show'>[],

    /** @param held what the session's answers wait for, once they are made. */
    render(url = '/', held = Promise.resolve(), sells: Parameters<typeof aSite>[0] = {}) {
      desk.asked = 0;
      desk.sessionAsked = 0;
      server.use(
        http.get('*/api/session', async () => {
          const user = desk.phone && { phone: desk.phone };
          desk.sessionAsked += 1;
          await held;
          return HttpResponse.json({ user });
        }),
        http.get('*/api/watchlist', () => {
          desk.asked += 1;
          return HttpResponse.json({ entries: desk.saved.map((id) => ({ id, car: aCarCard({ id }) })) });
        }),
      );
      const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({}) }, ...sells });
      return renderWithStore(<HeaderAccount />, { apis: [accountApi], url, site });
    },
  };
  const leave = bus.on('toast:show', (toast) => desk.toasts.push(toast));
  afterEach(() => {
    desk.toasts.length = 0;
    localStorage.clear();
  });
  afterAll(leave);
  return desk;
}
