import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { documentHref } from '@shared-kit/domain/vehicle/document-href';
import { pageAbout } from '@shared-kit/domain/form/form-path';
import { PRINT_PATH } from '@shared-kit/domain/vehicle/vehicle-path';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import * as s from './details.module.css';

/** What can be taken along: the page on paper where the site offers that, and the vehicle's history where there is one (S5-62). */
export function Papers({ car }: { car: Car }) {
  const { flags } = useSite();
  const emit = useEmit();
  const history = documentHref(car.file);
  if (!flags.print_button && !history) return null;
  return (
    <div className={s.papers}>
      {flags.print_button && (
        <LinkButton
          to={pageAbout(PRINT_PATH, car.id)}
          variant="quiet"
          target="_blank"
          onClick={() => emit('analytics:tracked', { eventId: 61, carId: car.id })}
        >
          <Printer aria-hidden /> Print
        </LinkButton>
      )}
      {history && (
        <LinkButton
          to={history}
          variant="quiet"
          target="_blank"
          rel="noopener"
          onClick={() => emit('analytics:tracked', { eventId: 60, carId: car.id })}
        >
          <FileText aria-hidden /> History report
        </LinkButton>
      )}
    </div>
  );
}
