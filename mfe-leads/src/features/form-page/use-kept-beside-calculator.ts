import { useSite } from '@shared-kit/runtime/site-context';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { prefixOf } from '../../lead-form/field-prefix';
import { fillInTyped, forgetTyped, keepTyped } from '../../lead-form/kept-typed';

/** What the calculator beside a form answers: of these the ones that the address brings count. */
const FIGURES = ['amount', 'deposit', 'trade_in', 'residual', 'term_years'];

/**
 * The calculator beside a form gets its figures into the questions by an address, with which the form comes anew: what was
 * typed into the other questions is kept until then.
 */
export function useKeptBesideCalculator(form: string): void {
  const { slug } = useSite();
  const { search } = useLocation();
  useEffect(() => {
    const typedInto = () => document.getElementById(`${prefixOf(form)}amount`)?.closest('form');
    const before = typedInto();
    if (before) fillInTyped(slug, before, form);
    forgetTyped(slug, form);
    function keep({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest('a');
      const now = typedInto();
      if (link && now && bringsFigures(link)) keepTyped(slug, now, form, FIGURES);
    }
    // Before the link is followed.
    addEventListener('click', keep, true);
    return () => removeEventListener('click', keep, true);
    // With another address the form is another one, on the same page.
  }, [slug, form, search]);
}

function bringsFigures({ pathname, search }: HTMLAnchorElement): boolean {
  const query = new URLSearchParams(search);
  return pathname === location.pathname && FIGURES.some((name) => query.has(name));
}
