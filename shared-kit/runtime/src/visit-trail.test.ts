import { readVisitTrail, recordVisit } from './visit-trail';

const visit = (path: string, site = 'sunrise') => recordVisit(site, new URL(path, 'http://sunrise.test'));

beforeEach(() => sessionStorage.clear());

test('keeps the pages in order, a reload once, and the campaign the visit began with', () => {
  visit('/?utm_source=news&gclid=abc&email=robin@example.com');
  visit('/search/used-cars?query=robin');
  visit('/search/used-cars?page=2');
  visit('/cars/x');

  expect(readVisitTrail('sunrise')).toEqual({
    visited_pages: ['/', '/search/used-cars', '/cars/x'],
    linked_query_params: { utm_source: 'news', gclid: 'abc' },
  });
  expect(readVisitTrail('harbor').visited_pages).toEqual([]);
});

test('a signed link is a page like any other, without what makes it work', () => {
  const token = '01a2005b-9ef2-7966-8aed-a5e49b5b86cc.72f6b8b4e96b014e3ee5044ee7a236d3';
  visit(`/booking/${token}`);
  visit(`/trade-in/offer/${token}`);
  visit('/cars/2.0-turbo.2023');

  expect(readVisitTrail('sunrise').visited_pages).toEqual(['/booking/…', '/trade-in/offer/…', '/cars/2.0-turbo.2023']);
});

test('keeps the last fifty pages', () => {
  for (let page = 0; page < 60; page += 1) visit(`/cars/${page}`);

  expect(readVisitTrail('sunrise').visited_pages).toHaveLength(50);
  expect(readVisitTrail('sunrise').visited_pages.at(-1)).toBe('/cars/59');
});

test('what it cannot read is an empty trail', () => {
  sessionStorage.setItem('sunrise:visit-trail', '[1');

  expect(readVisitTrail('sunrise')).toEqual({ visited_pages: [], linked_query_params: {} });
});
