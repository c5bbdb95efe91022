import { HEARTS_ID } from '@shared-kit/domain/account/keep-form';
import { WATCHLIST_LIMIT } from '@shared-kit/domain/account/watchlist-limit';
import type { PagePlan } from '../page/page-plan';

/**
 * Text of an inline script that answers a card's heart from the moment it can be seen: the car is kept in this browser under
 * the key that the hearts' form says (A-57); whoever drew that form says so and adds the rest once it is there. A form
 * without one is left to be posted, and so is a press where nothing can be kept, or no more. Empty for a page without hearts.
 */
export function earlyHearts({ slots }: Pick<PagePlan, 'slots'>): string {
  return slots.includes('results.card-actions') ? `${ANSWER};` : '';
}

// First of all who hear of the press. Its names are short, as it stands in every page of results: `h` is the heart, `k` the key.
const ANSWER = [
  `addEventListener('click',(e)=>{let h=e.target.closest('[form=${HEARTS_ID}]'),k=h?.form?.dataset.key;if(k)try{`,
  "let on=h.ariaPressed!='true',id=h.value,cars=JSON.parse(localStorage.getItem(k)||'[]').filter((car)=>car.id!=id);",
  "on&&cars.unshift({id,name:h.ariaLabel.slice(6),slug:h.closest('article').querySelector('a').pathname.slice(6)});",
  `if(cars.length<=${WATCHLIST_LIMIT}){localStorage[k]=JSON.stringify(cars);e.preventDefault();h.ariaPressed=on;`,
  "dispatchEvent(new Event('storage'))}}catch{}},true)",
].join('');
