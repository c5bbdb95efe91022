import { asProblem } from '@shared-kit/runtime/as-problem';
import { useSite } from '@shared-kit/runtime/site-context';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountApi } from '../api/account.api';
import { inTurn } from '../favourites/in-turn';
import { signInLink } from './sign-in-link';
import { sentenceFor, useSaving } from './use-saving';
import { useAccountDispatch } from './use-account-dispatch';

type ToggledCar = { carId: string; carName: string; path: string };

/**
 * Saves a car or takes it off the list; whom nobody knows goes to the sign-in first (S4-30), or, to save, does
 * `saveUnknown`. One change at a time; until it has ended, `wanted` is what the shopper asked for.
 */
export function useToggle(car: ToggledCar, saveUnknown?: () => Promise<void>) {
  const site = useSite();
  const navigate = useNavigate();
  const dispatch = useAccountDispatch();
  const change = useSaving();
  const [busy, setBusy] = useState(false);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const changing = useRef(false);

  async function signIn(saved: boolean) {
    if (saved && saveUnknown) return saveUnknown();
    await navigate(signInLink(car.path, saved ? car.carId : undefined));
  }

  async function setSaved(saved: boolean) {
    // The click may be the one that woke this widget up: who is signed in is still on its way.
    const { data, error } = await dispatch(accountApi.endpoints.getSession.initiate(undefined, { subscribe: false }));
    const unknown = asProblem(error);
    if (unknown) return alert(sentenceFor(unknown, car.carName));
    const phone = data?.user?.phone;
    if (!phone) return signIn(saved);
    setWanted(saved);
    const problem = await inTurn(site.slug, () => change({ ...car, phone, saved }));
    if (problem?.code === 'unauthenticated') return signIn(saved);
    if (problem) alert(sentenceFor(problem, car.carName));
  }

  async function toggle(saved: boolean) {
    if (changing.current) return;
    changing.current = true;
    setBusy(true);
    await setSaved(saved);
    changing.current = false;
    setBusy(false);
    setWanted(null);
  }

  return { busy, wanted, toggle };
}
