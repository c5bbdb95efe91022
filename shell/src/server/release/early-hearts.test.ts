import { HEARTS_ID } from '@shared-kit/domain/account/keep-form';
import { jest } from '@jest/globals';
import { earlyHearts } from './early-hearts';

const plan = { slots: ['results.save', 'results.card-actions'] };
const KEPT = 'sunrise:favourites';
const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? '[]') as { id: string }[];
const posted: string[] = [];

/** A card as the server draws it. */
function draw(key = `data-key="${KEPT}"`): HTMLButtonElement {
  document.body.innerHTML = `<form id="${HEARTS_ID}" method="post" ${key}></form><article><a href="/cars/kia-rio"></a>
    <button form="${HEARTS_ID}" name="car_id" value="car-1" aria-label="Save: 2021 Kia Rio"><i></i></button></article>`;
  return document.querySelector('button') as HTMLButtonElement;
}

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = earlyHearts(plan);
  document.head.append(script);
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    posted.push((event.submitter as HTMLButtonElement).value);
  });
});
beforeEach(() => {
  localStorage.clear();
  posted.length = 0;
});
afterEach(() => jest.restoreAllMocks());

test('a heart that no script of its own has reached keeps its car in this browser in the same task, and lets it go', () => {
  const told = jest.fn();
  addEventListener('storage', told);
  const heart = draw();

  heart.querySelector('i')?.click();
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(kept()).toEqual([{ id: 'car-1', name: '2021 Kia Rio', slug: 'kia-rio' }]);

  heart.click();
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(kept()).toEqual([]);
  expect(told).toHaveBeenCalledTimes(2);
  expect(posted).toEqual([]);
});

test('a car that is kept already stays kept once', () => {
  localStorage.setItem(KEPT, JSON.stringify([{ id: 'car-1' }, { id: 'car-2' }]));

  draw().click();

  expect(kept().map(({ id }) => id)).toEqual(['car-1', 'car-2']);
});

test('where nothing can be kept, or no more, the form is posted and leads by the sign-in', () => {
  localStorage.setItem(KEPT, JSON.stringify(Array.from({ length: 200 }, (_, n) => ({ id: `car-${n + 2}` }))));
  draw().click();
  localStorage.setItem(KEPT, 'no list');
  draw().click();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  draw().click();

  expect(posted).toEqual(['car-1', 'car-1', 'car-1']);
});

test('hearts whose form names no key are left to it, and a page without hearts has no such script', () => {
  draw('').click();

  expect(posted).toEqual(['car-1']);
  expect(localStorage).toHaveLength(0);
  expect(earlyHearts({ slots: ['results.save'] })).toBe('');
});
