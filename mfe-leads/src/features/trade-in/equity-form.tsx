import { readAmount } from '@shared-kit/domain/number/read-amount';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { FINANCE_PATH } from '@shared-kit/domain/form/form-path';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';

const NO_AMOUNT = 'Enter what you still owe in digits, like 5,000';

type EquityFormProps = {
  /** Whole dollars. */
  low: number;
  /** The vehicle that is bought with it; null where there is none. */
  carId: string | null;
  /** Whether it was said to have finance on it. */
  isFinanced: boolean;
  /** What was stated as owed when it was valued; empty for nothing. */
  stated: string;
};

/** Amounts as `readAmount` takes them. */
const AMOUNT = String.raw`\s*\$?\s*(\d+|\d{1,3}([,\s]\d{3})+)(\.\d*)?\s*`;

/** Beside the field of whoever said so. */
const SAID_FINANCED = 'You said that there is finance on it: it is paid out of what the vehicle brings.';

/**
 * Carries what the vehicle is worth, less what is owed on it, into the finance calculator: by the address, with what is owed
 * beside it, and for other calculators of this tab by event. The lower end of the estimate: a repayment that comes out smaller than said is the better surprise.
 *
 * Who said that there is finance on it is not led on without the debt.
 */
export function EquityForm({ low, carId, isFinanced, stated }: EquityFormProps) {
  const emit = useEmit();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(stated);
  const field = useRef<HTMLInputElement>(null);
  const owed = owedIn(typed, isFinanced);
  const equity = owed === null ? null : Math.max(0, low - owed);

  function carry(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (equity === null) return field.current?.focus();
    emit('trade-in:valued', { equity, shortfall: Math.max(0, (owed ?? 0) - low) });
    // As the plain form: the address says all of it, and can be kept.
    const said = new URLSearchParams({ owed: typed, trade_in: String(low), ...(carId && { car_id: carId }) });
    void navigate(`${FINANCE_PATH}?${said}`);
  }

  return (
    <form ref={sayItOurselves} method="get" action={FINANCE_PATH} aria-label="Use it for finance" onSubmit={carry}>
      <Stack gap={12}>
        <TextField
          ref={field}
          label="Still owed on it"
          name="owed"
          id="equity-owed"
          inputMode="decimal"
          defaultValue={stated}
          prefix="$"
          maxLength={9}
          // Without JavaScript the browser says it of this field: the page it leads to has none for the debt.
          pattern={AMOUNT}
          title={NO_AMOUNT}
          optional={!isFinanced}
          required={isFinanced}
          help={isFinanced ? SAID_FINANCED : undefined}
          errors={owed === null && typed !== '' ? [NO_AMOUNT + (isFinanced ? '.' : ', or leave it empty.')] : []}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <input type="hidden" name="trade_in" value={low} />
        {carId && <input type="hidden" name="car_id" value={carId} />}
        {owed !== null && owed > low && <p role="status">{shortfallText(owed - low)}</p>}
        <div>
          <Button type="submit">{`Use ${equity === null ? 'it' : formatMoney(equity)} in the finance calculator`}</Button>
        </div>
      </Stack>
    </form>
  );
}

/** With JavaScript the words stand beside the field while it is typed. */
function sayItOurselves(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/** Whole dollars, as the calculator takes them; an empty field is none but where there is finance, and null what is no amount. */
function owedIn(typed: string, isFinanced: boolean): number | null {
  const owed = typed.trim() === '' && !isFinanced ? 0 : readAmount(typed);
  return owed >= 0 ? Math.round(owed) : null;
}

function shortfallText(dollars: number): string {
  return `You owe ${formatMoney(dollars)} more than it may bring: nothing of it counts towards another vehicle, and that much stays to be paid.`;
}
