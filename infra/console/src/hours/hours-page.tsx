import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Select } from '@shared-kit/ui/form/select';
import { useSearchParams } from 'react-router';
import { useHoursDetailQuery, useHoursListQuery } from '../api/hours.api';
import { Awaited } from '../frame/awaited';
import { ChosenSite } from '../frame/chosen-site';
import { PageTop } from '../frame/page-top';
import { HoursForm } from './hours-form';

/** How often it is looked whether somebody else has changed them, in milliseconds. */
const LOOK_MS = 15_000;

/** When the locations of a site are open. */
export function HoursPage() {
  return (
    <>
      <PageTop
        title="Opening hours"
        lead="When your locations are open, and other hours on single days. What you save is seen at once."
      />
      <ChosenSite none="There is no site that you may change." leadsThere>
        {(site) => <PlacesOf site={site} />}
      </ChosenSite>
    </>
  );
}

function PlacesOf({ site }: { site: string }) {
  const list = useHoursListQuery(site);
  const [address, setAddress] = useSearchParams();
  return (
    <Awaited of="locations" from={list}>
      {({ places }) => {
        const place = places.find(({ slug }) => slug === address.get('location')) ?? places[0];
        if (!place) return <EmptyState title="No location yet" text="This site shows no location." />;
        return (
          <>
            <Select
              label="Location"
              name="location"
              value={place.slug}
              onChange={(event) => setAddress({ site, location: event.target.value }, { replace: true })}
              options={places.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
            <HoursOf key={place.slug} site={site} location={place.slug} />
          </>
        );
      }}
    </Awaited>
  );
}

function HoursOf({ site, location }: { site: string; location: string }) {
  const detail = useHoursDetailQuery(
    { site, location },
    { refetchOnMountOrArgChange: true, pollingInterval: LOOK_MS, skipPollingIfUnfocused: true },
  );
  return (
    <Awaited of="hours" from={detail}>
      {(read) => <HoursForm site={site} detail={read} />}
    </Awaited>
  );
}
