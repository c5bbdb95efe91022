import { Accordion } from '@shared-kit/ui/overlay/accordion';
import { Card } from '@shared-kit/ui/layout/card';
import { Columns } from '@shared-kit/ui/layout/columns';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { ErrorState } from '@shared-kit/ui/message/error-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { Skeleton } from '@shared-kit/ui/message/skeleton';
import { Stack } from '@shared-kit/ui/layout/stack';
import { Tabs } from '@shared-kit/ui/overlay/tabs';
import { Specimen } from './specimen';

export function Content() {
  return (
    <>
      <Specimen name="Section heading">
        <SectionHeading
          title="Just arrived"
          text="New to the yard this week, checked by our own workshop."
          level={3}
          action={<LinkButton to="/stock">See all new arrivals</LinkButton>}
        />
      </Specimen>
      <Specimen name="Card" columns>
        <Card as="section" labelledBy="card-outlined">
          <h3 id="card-outlined">Open now</h3>
          <p>Until 5:30 pm today. Closed on Sunday.</p>
        </Card>
        <Card variant="surface">
          <h3>Why buy here</h3>
          <p>Every car is checked by our own workshop.</p>
        </Card>
        <Card variant="floating">
          <h3>Lies over a picture</h3>
          <p>The only card with a shadow.</p>
        </Card>
      </Specimen>
      <Specimen name="Columns">
        <Columns>
          <p>What the page is for: a form, an article.</p>
          <aside aria-label="Beside it">What stands beside it: other ways to reach us.</aside>
        </Columns>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Our locations"
          items={[
            { id: 'sales', label: 'Sales', content: <p>Monday to Friday, 8:30 am to 5:30 pm.</p> },
            { id: 'service', label: 'Service', content: <p>Monday to Friday, 7 am to 5 pm.</p> },
            { id: 'parts', label: 'Parts', content: <p>Monday to Friday, 8 am to 5 pm.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Accordion">
        <Accordion
          name="questions"
          items={[
            {
              title: 'Can I take it for a drive first?',
              content: <p>Yes. Book a time and we bring it to the front.</p>,
              open: true,
            },
            { title: 'Do you take trade-ins?', content: <p>We value your car on the day.</p> },
            { title: 'Can it be delivered?', content: <p>Anywhere in Queensland, within a week.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="On its way" columns>
        <Stack>
          <Skeleton shape="title" width="most" />
          <Skeleton />
          <Skeleton width="half" />
          <Skeleton shape="control" width="third" />
        </Stack>
        <Skeleton shape="picture" />
      </Specimen>
      <Specimen name="Empty and failed" columns>
        <EmptyState
          title="No cars match"
          text="Try a wider price range or another make."
          action={<LinkButton to="/stock">Clear filters</LinkButton>}
        />
        <ErrorState
          title="We could not load the results"
          text="The connection was interrupted. What you chose is kept."
          onRetry={() => {}}
        />
      </Specimen>
    </>
  );
}
