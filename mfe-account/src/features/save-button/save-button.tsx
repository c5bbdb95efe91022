import type { SlotProps } from '@shared-kit/contracts/slots.contract';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/button';
import Heart from 'lucide-react/icons/heart';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { accountApi } from '../../api/account.api';
import { rememberPendingSave } from '../../saving/pending-save';
import { signInFields, signInLink } from '../../saving/sign-in-link';
import { sentenceFor, useAccountDispatch, useSaving } from '../../saving/use-saving';
import { useWatchlist } from '../../saving/use-watchlist';
import * as s from './save-button.module.css';

type SaveButtonProps = SlotProps['vehicle.sidebar.actions'];

/**
 * Saves the car, or takes it off the list. Without JavaScript, and for whom nobody knows yet, it leads to the
 * sign-in. A car that may not be newly saved (S5-58, S5-59) keeps the button only while it is saved.
 */
export function SaveButton({ carId, slug, carName, available, savable = available }: SaveButtonProps) {
  const { phone, entries } = useWatchlist();
  const { busy, toggle } = useToggle({ carId, carName, path: `/cars/${slug}` });
  const saved = entries.some(({ id }) => id === carId);
  if (!savable && !saved) return null;

  const path = `/cars/${slug}`;
  return (
    <form
      method="get"
      action="/sign-in"
      className={s.save}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void toggle(!saved);
      }}
    >
      {Object.entries(signInFields(path)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="quiet" busy={busy} {...(phone !== null && { 'aria-pressed': saved })}>
        <Heart aria-hidden /> {saved ? 'Saved' : 'Save'}
      </Button>
    </form>
  );
}

type ToggledCar = { carId: string; carName: string; path: string };

function useToggle(car: ToggledCar) {
  const site = useSite();
  const navigate = useNavigate();
  const dispatch = useAccountDispatch();
  const change = useSaving();
  const [busy, setBusy] = useState(false);
  const changing = useRef(false);

  async function signIn() {
    rememberPendingSave(site.slug, car);
    await navigate(signInLink(car.path));
  }

  async function setSaved(saved: boolean) {
    // The click may be the one that woke this widget up: who is signed in is still on its way.
    const { data } = await dispatch(accountApi.endpoints.getSession.initiate(undefined, { subscribe: false }));
    const phone = data?.user?.phone;
    if (!phone) return signIn();
    const problem = await change({ ...car, phone, saved });
    if (problem?.code === 'unauthenticated') return signIn();
    if (problem) alert(sentenceFor(problem, car.carName));
  }

  async function toggle(saved: boolean) {
    if (changing.current) return;
    changing.current = true;
    setBusy(true);
    await setSaved(saved);
    changing.current = false;
    setBusy(false);
  }

  return { busy, toggle };
}
