import { KEEP_FORM } from '@shared-kit/domain/account/keep-form';
import type { ReactNode, SubmitEvent } from 'react';

type KeepFormProps = {
  carId: string;
  onSubmit: () => void;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Around a save control: without JavaScript the server saves the car for who is signed in, and leads who is not by the
 * sign-in (S4-30). The page is the same for everybody.
 */
export function KeepForm({ carId, onSubmit, children, ...rest }: KeepFormProps) {
  return (
    <form
      method="post"
      {...rest}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input type="hidden" name="_form" value={KEEP_FORM} />
      <input type="hidden" name="car_id" value={carId} />
      {children}
    </form>
  );
}
