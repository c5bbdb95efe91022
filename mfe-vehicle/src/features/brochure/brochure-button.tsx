import { sleep } from '@shared-kit/domain/async/sleep';
import { Button } from '@shared-kit/ui/form/button';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '@shared-kit/ui/use-is-hydrated';

type State = { is: 'idle' | 'preparing' } | { is: 'download'; href: string };

const FAILURE = 'The PDF could not be prepared. Please try again.';

/** How long a shopper may be kept preparing, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Idle, preparing, download (S4-45); a failure alerts and leads back to idle. A plain link without JavaScript. */
export function BrochureButton({ slug }: { slug: string }) {
  const alive = useIsHydrated();
  const [state, setState] = useState<State>({ is: 'idle' });
  const href = state.is === 'download' ? state.href : null;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (href === null) return;
    // In the button's place, which had the focus.
    link.current?.focus();
    return () => URL.revokeObjectURL(href);
  }, [href]);
  const address = `/api/cars/${encodeURIComponent(slug)}/brochure.pdf`;

  async function prepare() {
    setState({ is: 'preparing' });
    try {
      const pdf = await prepared(address, Date.now() + PATIENCE_MS);
      setState({ is: 'download', href: URL.createObjectURL(pdf) });
    } catch {
      setState({ is: 'idle' });
      alert(FAILURE);
    }
  }

  if (!alive) return <a href={address}>Download PDF</a>;
  if (state.is === 'download')
    return (
      <a ref={link} href={state.href} download={`${slug}.pdf`}>
        Save the PDF
      </a>
    );
  return (
    <Button variant="quiet" busy={state.is === 'preparing'} onClick={() => void prepare()}>
      <Download aria-hidden /> {state.is === 'preparing' ? 'Preparing PDF' : 'PDF'}
    </Button>
  );
}

/** Others' PDFs may come first: the server says when to ask again. */
async function prepared(address: string, until: number): Promise<Blob> {
  const answer = await fetch(address);
  if (answer.ok) return answer.blob();
  const again = Number(answer.headers.get('retry-after'));
  if (!again || Date.now() > until) throw new Error(`The PDF answered ${answer.status}`);
  await sleep(again * 1000);
  return prepared(address, until);
}
