import { formatMoney } from '@shared-kit/domain/text/format-money';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Carries what the vehicle is worth, less what is owed on it, into the finance calculator: by event, and as a plain form
 * by the address, with what is owed beside it. The lower end of the estimate: a repayment that comes out smaller than said is the better surprise.
 */
export function EquityForm({ low }: { low: number }) {
  const emit = useEmit();
  const navigate = useNavigate();
  const [owed, setOwed] = useState(0);
  const equity = Math.max(0, low - owed);

  function carry(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    emit('trade-in:valued', { equity });
    void navigate('/finance');
  }

  return (
    <form method="get" action="/finance" aria-label="Use it for finance" onSubmit={carry}>
      <Stack gap={12}>
        <TextField
          label="Still owed on it"
          name="owed"
          id="equity-owed"
          inputMode="decimal"
          prefix="$"
          maxLength={9}
          optional
          onChange={({ currentTarget }) => setOwed(Number(currentTarget.value.replaceAll(/[^\d.]/g, '')) || 0)}
        />
        <input type="hidden" name="trade_in" value={low} />
        <div>
          <Button type="submit">{`Use ${formatMoney(equity)} in the finance calculator`}</Button>
        </div>
      </Stack>
    </form>
  );
}
