import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { ascEventOf } from '@shared-kit/domain/site/asc-events';
import type { AscEvent, AscItem } from '@shared-kit/domain/site/asc-events';
import type { Note } from './notes';

type AscDatalayer = {
  measurement_ids: string[];
  store_name: string;
  oem_code: string;
  oem_brand: string;
  affiliation: string;
  language: string;
  currency: string;
  page_type: string;
  items: readonly AscItem[];
  events: AscEvent[];
};

declare global {
  interface Window {
    dataLayer?: object[];
    asc_datalayer?: AscDatalayer;
  }
}

/** A results page was opened (S7-06): by a document or from another page, not by a filter of its own. */
const SEARCH_VIEW = 49;
const OWNER = 'dealer_platform';

/**
 * Keeps `window.dataLayer` for whatever the dealer measures with: the specification's ids as they are, and beside them the
 * events of the Automotive Standards Council. It only notes: nothing leaves the page by this, and what fails here
 * is a warning and nobody's form (S8-07).
 */
export function dataLayerOf(site: Pick<PageSite, 'name' | 'manufacturer' | 'group_name'>): (note: Note) => void {
  const layer = (window.asc_datalayer ??= {
    measurement_ids: [],
    store_name: site.name,
    oem_code: '',
    oem_brand: asValue(site.manufacturer ?? ''),
    affiliation: asValue(site.group_name),
    language: 'en_au',
    currency: 'aud',
    page_type: 'custom',
    items: [],
    events: [],
  });
  const note = (heard: Note) => {
    try {
      takeDown(heard, layer);
    } catch (error) {
      console.warn('Not measured', error);
    }
  };
  // Whichever part of a page has the link: none of them has to think of it.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="tel:"]');
    if (link) note({ type: 'call', payload: new URL(link.href).pathname });
  });
  return note;
}

function takeDown({ type, payload }: Note, layer: AscDatalayer): void {
  switch (type) {
    case 'visit':
      layer.page_type = pageType(payload);
      layer.items = [];
      waiting = ITEM_VIEWS[layer.page_type] ?? null;
      push({ event: 'asc_pageview', error_code: '' }, layer);
      if (layer.page_type === 'itemlist') track({ eventId: SEARCH_VIEW }, layer);
      break;
    case 'analytics:tracked':
      track(payload, layer);
      break;
    case 'cars:shown':
      showItems(payload.cars, layer);
      break;
    case 'call':
      push({ event: 'asc_click_to_call', comm_type: 'phone', department: 'sales', comm_phone_number: payload }, layer);
      break;
    case 'lead:submitted':
      push(submissionOf(payload), layer);
  }
}

/** Each page that shows vehicles is viewed once, with those it opened with; a filter of its own only changes them. */
const ITEM_VIEWS: Readonly<Record<string, AscEvent['event']>> = {
  item: 'asc_item_pageview',
  itemlist: 'asc_itemlist_pageview',
};
let waiting: AscEvent['event'] | null = null;

function showItems(cars: Cars, layer: AscDatalayer): void {
  layer.items = cars.map(itemOf);
  if (waiting === null) return;
  const own = layer.page_type === 'item' ? layer.items[0] : undefined;
  push({ ...own, event: waiting, items: layer.items }, layer);
  waiting = null;
}

type Cars = Extract<Note, { type: 'cars:shown' }>['payload']['cars'];

/** VIN and stock number are names, and stay as they are written. */
function itemOf({ id, vin, stocknum, car_type, year, make, model }: Cars[number]): AscItem {
  return {
    item_id: vin || id,
    item_number: stocknum,
    item_condition: asValue(car_type),
    item_year: String(year ?? ''),
    item_make: asValue(make),
    item_model: asValue(model),
  };
}

function track({ eventId, carId }: Extract<Note, { type: 'analytics:tracked' }>['payload'], layer: AscDatalayer): void {
  (window.dataLayer ??= []).push({ event: 'dealer_event', event_id: eventId, ...(carId && { car_id: carId }) });
  const standard = ascEventOf(eventId);
  if (standard) push(standard, layer);
}

function push(event: AscEvent, layer: AscDatalayer): void {
  const noted = { ...event, event_owner: OWNER, page_type: layer.page_type };
  layer.events.push(noted);
  (window.dataLayer ??= []).push(noted);
}

type Submission = Extract<Note, { type: 'lead:submitted' }>['payload'];

function submissionOf({ leadId, category, form = 'enquiry', element = '' }: Submission): AscEvent {
  return {
    event: 'asc_form_submission',
    comm_type: 'form',
    comm_outcome: 'sent',
    submission_id: leadId,
    element_text: asValue(element),
    department: departmentOf(category),
    form_name: asValue(form),
    form_type: asValue(category),
  };
}

/** "General Enquiry" as "general_enquiry": the standard writes its values so. */
function asValue(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
}

function departmentOf(category: string): string {
  if (/service/i.test(category)) return 'service';
  if (/parts/i.test(category)) return 'parts';
  return /finance/i.test(category) ? 'finance' : 'sales';
}

const PAGE_TYPES: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'home'],
  [/^\/cars\/[^/]+$/, 'item'],
  [/^\/(search\/|special-offers)/, 'itemlist'],
  [/^\/(service|book-a-service)/, 'service'],
  [/^\/(finance|apply-for-finance)/, 'finance'],
  [/^\/(trade-in|sell-my-car|instant-price|cars\/trade-in)/, 'trade'],
  [/^\/success/, 'form_success'],
  [/^\/(contact|dealer-locator|locations|our-location)/, 'contact'],
];

function pageType(path: string): string {
  return PAGE_TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? 'custom';
}
