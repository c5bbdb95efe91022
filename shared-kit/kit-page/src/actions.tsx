import Heart from 'lucide-react/icons/heart';
import Share2 from 'lucide-react/icons/share-2';
import { phoneHref } from '@shared-kit/domain/phone/format-phone';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import { Button } from '@shared-kit/ui/form/button';
import { Chip } from '@shared-kit/ui/chip';
import { IconButton } from '@shared-kit/ui/icon-button';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Pagination } from '@shared-kit/ui/navigation/pagination';
import { Stack } from '@shared-kit/ui/layout/stack';
import { StickyBar } from '@shared-kit/ui/layout/sticky-bar';
import { Tag } from '@shared-kit/ui/message/tag';
import { useState } from 'react';
import { Specimen } from './specimen';
import * as s from './actions.module.css';

const call = phoneHref('07 5550 1234')!;

export function Actions() {
  const [saved, setSaved] = useState(true);
  return (
    <>
      <Specimen name="Button">
        <Stack>
          <Stack row gap={12}>
            <Button variant="primary">Enquire now</Button>
            <Button>View details</Button>
            <Button variant="quiet">Clear filters</Button>
            <Button variant="primary" busy>
              Sending
            </Button>
            <Button disabled>Reserved</Button>
          </Stack>
          <Stack row gap={12}>
            <Button variant="primary" size="l">
              Show me 1,204 cars
            </Button>
            <Button size="s">
              <Share2 aria-hidden /> Share
            </Button>
            <LinkButton to={call}>Call the dealer</LinkButton>
            <IconButton label="Save this car" aria-pressed={saved} onClick={() => setSaved(!saved)}>
              <Heart aria-hidden />
            </IconButton>
          </Stack>
        </Stack>
      </Specimen>
      <Specimen name="Sticky bar">
        <div className={s.page}>
          <p>Of narrow screens alone: it stays at the lower edge.</p>
          <StickyBar label="Reach the dealer">
            <LinkButton to={call}>Call</LinkButton>
            <Button variant="primary">Enquire</Button>
          </StickyBar>
        </div>
      </Specimen>
      <Specimen name="Chip and tag">
        <Stack>
          <Stack row gap={8}>
            <Chip to="/stock" removes>
              Toyota
            </Chip>
            <Chip to="/stock" removes>
              Under $30,000
            </Chip>
            <Chip pressed onClick={() => {}}>
              SUV
            </Chip>
            <Chip pressed={false} onClick={() => {}}>
              Hatch
            </Chip>
          </Stack>
          <Stack row gap={8}>
            <Tag tone="green">New</Tag>
            <Tag tone="red">Reserved</Tag>
            <Tag tone="grey">Reserved</Tag>
            <Tag tone="sold">Sold</Tag>
            <Tag tone="neutral">Demo</Tag>
          </Stack>
        </Stack>
      </Specimen>
      <Specimen name="Top of a page, and pages">
        <Stack>
          <PageTop
            title="2021 Toyota Corolla"
            lead="What the page is for, in a sentence."
            trail={[
              { label: 'Home', href: '/' },
              { label: 'Used cars', href: '/used-cars' },
              { label: '2021 Toyota Corolla Ascent Sport' },
            ]}
          />
          <Pagination page={4} pages={22} hrefFor={(page) => `/stock?page=${page}`} />
        </Stack>
      </Specimen>
    </>
  );
}
