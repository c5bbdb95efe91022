import { carsAskedWith } from '@shared-kit/domain/form/asked-together';
import { siteText } from '@shared-kit/domain/text/site-text';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSearchParams } from 'react-router';
import { leadsApi } from '../api/leads.api';
import { LeadCarPanel } from './lead-car-panel';

/** Further vehicles that the same message is about, as the address names them; those that cannot be asked about say so. */
export function AlsoAsked({ form }: { form: string }) {
  const site = useSite();
  const [search] = useSearchParams();
  const named = form === 'enquiry' ? carsAskedWith(search) : [];
  if (named.length === 0) return null;
  return (
    <>
      {named.map((car) => (
        <AlsoCar key={car} named={car} />
      ))}
      <p>{siteText(site, 'Your message is about all of these. Each dealership gets it once, with its own cars.')}</p>
    </>
  );
}

function AlsoCar({ named }: { named: string }) {
  const site = useSite();
  const { data: car } = leadsApi.endpoints.getLeadCar.useQuery(named);
  if (!car) return null;
  return (
    <>
      <LeadCarPanel car={car} />
      {!car.available && <p>{siteText(site, 'This car is sold: your message leaves it out.')}</p>}
    </>
  );
}
