import { jest } from '@jest/globals';
import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { bus } from '@shared-kit/runtime/bus';
import { userEvent } from '@testing-library/user-event';
import { dataLayerOf } from './analytics';
import { takeNotes } from './notes';

const origin = { name: 'mfe-leads', version: '1.0.0' };
const notes = takeNotes();
const { visited: visit } = notes;

test('what happens before the data layer is there is taken down in its order once it is', () => {
  visit('/');
  bus.emit('analytics:tracked', { eventId: 4 }, origin);
  visit('/cars/a-car');
  expect(window.dataLayer).toBeUndefined();

  notes.handTo(dataLayerOf(aSite({ name: 'Sunrise Cars', manufacturer: 'Toyota' })));
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: 'asc_pageview', page_type: 'home' }),
    { event: 'dealer_event', event_id: 4 },
    expect.objectContaining({ event: 'asc_pageview', page_type: 'item' }),
  ]);
});

test('the page is noted, with what the standard wants to know of the dealer', () => {
  expect(window.asc_datalayer).toMatchObject({ store_name: 'Sunrise Cars', oem_brand: 'toyota', currency: 'aud' });
  expect(window.dataLayer).toContainEqual({
    event: 'asc_pageview',
    event_owner: 'dealer_platform',
    page_type: 'item',
    error_code: '',
  });
});

test('an id of the specification stands in the data layer as it is, the standard event beside it', () => {
  bus.emit('analytics:tracked', { eventId: 18, carId: 'c1' }, origin);
  bus.emit('analytics:tracked', { eventId: 15 }, origin);

  expect(window.dataLayer).toContainEqual({ event: 'dealer_event', event_id: 18, car_id: 'c1' });
  expect(window.dataLayer).toContainEqual({ event: 'dealer_event', event_id: 15 });
  expect(window.dataLayer).toContainEqual(
    expect.objectContaining({ event: 'asc_retail_process', flow_outcome: 'offer_accepted' }),
  );
});

test('a form that was sent is an event of its own, on the page it leads to, without a word about the person', () => {
  bus.emit(
    'lead:submitted',
    { leadId: 'l1', category: 'Service Enquiry', form: 'service', element: 'Book service' },
    origin,
  );
  visit('/success');

  expect(window.asc_datalayer?.events.slice(-2)).toEqual([
    {
      event: 'asc_form_submission',
      event_owner: 'dealer_platform',
      page_type: 'item',
      comm_type: 'form',
      comm_outcome: 'sent',
      submission_id: 'l1',
      element_text: 'book_service',
      department: 'service',
      form_name: 'service',
      form_type: 'service_enquiry',
    },
    expect.objectContaining({ event: 'asc_pageview', page_type: 'form_success' }),
  ]);
});

test('each results page that is opened is a search view, a vehicle or a form is none', () => {
  const views = () => window.dataLayer?.filter((event) => 'event_id' in event && event.event_id === 49).length;
  const before = views();
  visit('/search/used-cars');
  visit('/cars/a-car');
  visit('/special-offers');
  visit('/search-by-price');

  expect(views()).toBe((before ?? 0) + 2);
});

test.each(['new', 'used', 'demo'])(
  'a %s car’s page is an item view with the car in the standard’s words',
  (car_type) => {
    const car = aCar({
      car_type: car_type as 'new',
      vin: 'JTMX1',
      stocknum: 'U-77',
      year: 2025,
      make: 'Land Rover',
      model: 'Defender 110',
    });
    const item = {
      item_id: 'JTMX1',
      item_number: 'U-77',
      item_condition: car_type,
      item_year: '2025',
      item_make: 'land_rover',
      item_model: 'defender_110',
    };
    visit('/cars/defender');
    bus.emit('cars:shown', { cars: [car] }, origin);

    expect(window.asc_datalayer?.items).toEqual([item]);
    expect(window.asc_datalayer?.events.at(-1)).toEqual({
      event: 'asc_item_pageview',
      event_owner: 'dealer_platform',
      page_type: 'item',
      items: [item],
      ...item,
    });
  },
);

test('a list of cars is viewed once, with those it opened with; a filter changes them, another page has none', () => {
  const views = () => window.asc_datalayer?.events.filter(({ event }) => event === 'asc_itemlist_pageview') ?? [];
  const before = views().length;
  visit('/search/new-cars');
  bus.emit('cars:shown', { cars: [aCar({ id: 'a', vin: 'V1' }), aCar({ id: 'b', vin: null })] }, origin);
  bus.emit('cars:shown', { cars: [aCar({ id: 'c', vin: 'V3' })] }, origin);

  expect(views()).toHaveLength(before + 1);
  expect(views().at(-1)).toMatchObject({ page_type: 'itemlist', items: [{ item_id: 'V1' }, { item_id: 'b' }] });
  expect(window.asc_datalayer?.items).toMatchObject([{ item_id: 'V3' }]);
  visit('/contact');
  expect(window.asc_datalayer?.items).toEqual([]);
});

test('a call is noted with its number, from whichever link, a revealed number is no call', async () => {
  document.body.innerHTML = '<a href="tel:+61738089999"><b>07 3808 9999</b></a><a href="/x">x</a>';
  for (const link of document.links) link.addEventListener('click', (event) => event.preventDefault());
  const calls = () => window.asc_datalayer?.events.filter(({ event }) => event === 'asc_click_to_call');

  bus.emit('analytics:tracked', { eventId: 25, carId: 'c1' }, origin);
  await userEvent.click(document.links[1]!);
  expect(calls()).toEqual([]);

  await userEvent.click(document.querySelector('b')!);
  expect(calls()).toEqual([
    expect.objectContaining({ comm_type: 'phone', department: 'sales', comm_phone_number: '+61738089999' }),
  ]);
});

test('a data layer that somebody broke is a warning, and the form goes on', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.dataLayer = Object.freeze([]) as unknown as object[];

  expect(() => bus.emit('analytics:tracked', { eventId: 22 }, origin)).not.toThrow();
  expect(warned).toHaveBeenCalled();
});
