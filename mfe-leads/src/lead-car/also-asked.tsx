import { askedTogether, carsAskedWith, carsOverMessage } from '@shared-kit/domain/form/asked-together';
import { siteText } from '@shared-kit/domain/text/site-text';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSearchParams } from 'react-router';
import { leadsApi } from '../api/leads.api';
import { LeadCarPanel } from './lead-car-panel';

/** Further vehicles that the same message is about, as the address names them; those that it is not about say so. */
export function AlsoAsked({ form }: { form: string }) {
  const site = useSite();
  const [search] = useSearchParams();
  const named = form === 'enquiry' ? carsAskedWith(search) : [];
  if (named.length === 0) return null;
  const over = carsOverMessage(search);
  return (
    <>
      {named.map((car) => (
        <AlsoCar key={car} named={car} />
      ))}
      <p>
        {siteText(site, 'Your message is about these, unless one says otherwise. Each dealership gets its own cars.')}
      </p>
      {over.length > 0 && (
        <p>
          <a href={`?${askedTogether(over)}`}>{`Not in this message, as it is full: ${over.length} more`}</a>
        </p>
      )}
    </>
  );
}

function AlsoCar({ named }: { named: string }) {
  const site = useSite();
  const { data: car, isError } = leadsApi.endpoints.getLeadCar.useQuery(named);
  return (
    <>
      {car && <LeadCarPanel car={car} />}
      {(car ? !car.available : isError) && (
        <p>
          {siteText(
            site,
            car
              ? 'This car is sold: your message leaves it out.'
              : 'This car cannot be shown now. Your message is about it if it is still for sale.',
          )}
        </p>
      )}
    </>
  );
}
