import {
  bareFilters,
  listFilters,
  rangeFilters,
  searchLimits,
  sortOrders,
} from '@shared-kit/contracts/search/search-fields';
import type { ListFilter, RangeFilter, SortBy } from '@shared-kit/contracts/search/search-fields';
import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { withinLength } from '../text/within-length';
import { readAmount } from '../number/read-amount';

type Range = { min?: number | undefined; max?: number | undefined };

const { textLength: MAX_LENGTH, valuesPerFilter: MAX_VALUES, page: MAX_PAGE } = searchLimits;
const MAX_PLACE_LENGTH = 60;
const MAX_RADIUS_KM = 5_000;
const LIST_KEY = /^(refinementList|not)\[([a-z_]+)\](?:\[\d*\])?$/;
const RANGE_KEY = /^range\[([a-z_]+)\](?:\[(min|max)\])?$/;

const isListFilter = (name: string): name is ListFilter => (listFilters as readonly string[]).includes(name);
const isBare = (name: string): name is ListFilter => (bareFilters as readonly string[]).includes(name);
const isSortBy = (name: string): name is SortBy => (sortOrders as readonly string[]).includes(name);
const isRangeFilter = (name: string): name is RangeFilter => (rangeFilters as readonly string[]).includes(name);

/** What `readEnd` reads, as the `pattern` of a typed field: whatever else is typed, the browser says so beside the field. */
export const endPattern = String.raw`\s*\$?\s*(\d{0,9}|\d{1,3}([,\s]\d{3}){1,2})(\.\d{0,24})?\s*`;

/** "$5,000" -> 5000 (S5-72). Nothing typed, no amount, or one that nothing has, is undefined. */
export function readEnd(typed: string): number | undefined {
  const amount = readAmount(typed);
  return amount >= 0 && amount < 1e9 ? amount : undefined;
}

/** The search that asks for nothing. */
function everything(): SearchState {
  return { query: '', page: 1, sortBy: 'rank', filters: {}, ranges: {} };
}

/**
 * What a results URL says, in any order of parameters. Whatever cannot be read is
 * left out: a mistyped link still finds cars. Besides `range[price]=min:max` it reads
 * `range[price][min]=` and `[max]=`, which is how a form sends them without JavaScript, and
 * `categories=offers,just-arrived`, which is how people write it.
 */
export function parseSearch(params: URLSearchParams): SearchState {
  const state = everything();
  const near = readNear(params);
  if (near) state.near = near;
  for (const [key, value] of params) {
    if (key === 'query') state.query = withinLength(value.trim(), MAX_LENGTH);
    else if (key === 'page') state.page = readPage(value);
    else if (key === 'sortBy') state.sortBy = isSortBy(value) ? value : 'rank';
    else readFilter(state, key, value.trim());
  }
  return state;
}

/** `near=4567&radius=50`: a postcode or a place, and kilometres around it. */
function readNear(params: URLSearchParams): SearchState['near'] {
  const place = withinLength((params.get('near') ?? '').trim(), MAX_PLACE_LENGTH);
  if (place === '') return undefined;
  const radius = /^\d{1,4}$/.test(params.get('radius') ?? '') ? Number(params.get('radius')) : 0;
  return radius > 0 && radius <= MAX_RADIUS_KM ? { place, radius } : { place };
}

function readPage(value: string): number {
  const page = /^\d+$/.test(value) ? Number(value) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}

function readFilter(state: SearchState, key: string, value: string): void {
  if (value === '' || value.length > MAX_LENGTH) return;
  const [, kind, list = ''] = LIST_KEY.exec(key) ?? [];
  if (isListFilter(list)) addValue(listsOf(state, kind), list, value);
  else if (isBare(key)) for (const one of value.split(',')) addValue(state.filters, key, one.trim());
  else readRangeKey(state, key, value);
}

function listsOf(state: SearchState, kind: string | undefined): SearchState['filters'] {
  return kind === 'not' ? (state.excluded ??= {}) : state.filters;
}

function readRangeKey(state: SearchState, key: string, value: string): void {
  const [, range = '', end = ''] = RANGE_KEY.exec(key) ?? [];
  if (isRangeFilter(range)) addRange(state, range, readRange(value, end));
}

function addValue(lists: SearchState['filters'], name: ListFilter, value: string): void {
  const values = (lists[name] ??= []);
  if (value !== '' && values.length < MAX_VALUES && !values.includes(value)) values.push(value);
}

/** A form sends the two ends apart: keep what is there. */
function addRange({ ranges }: SearchState, name: RangeFilter, range: Range): void {
  if (range.min !== undefined || range.max !== undefined) ranges[name] = { ...ranges[name], ...range };
}

function readRange(value: string, end: string): Range {
  const [first = '', second = ''] = end === '' ? value.split(':') : end === 'min' ? [value] : ['', value];
  const [min, max] = [readEnd(first), readEnd(second)];
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/**
 * The canonical parameters of a search: one order, values sorted, defaults left out, so
 * that equal searches have equal URLs (S5-70 to S5-72).
 */
export function buildSearch(state: Partial<SearchState>): URLSearchParams {
  const { query, page, sortBy, filters, ranges, excluded = {}, near } = { ...everything(), ...state };
  const params = new URLSearchParams();
  if (query) params.set('query', query);
  writeLists(params, 'refinementList', filters);
  writeLists(params, 'not', excluded);
  for (const name of rangeFilters) writeRange(params, name, ranges[name] ?? {});
  writeNear(params, near);
  if (sortBy !== 'rank') params.set('sortBy', sortBy);
  if (page !== 1) params.set('page', String(page));
  return params;
}

function writeLists(params: URLSearchParams, kind: string, lists: SearchState['filters']): void {
  for (const name of listFilters)
    for (const [index, value] of (lists[name] ?? []).toSorted().entries())
      params.set(`${kind}[${name}][${index}]`, value);
}

function writeRange(params: URLSearchParams, name: RangeFilter, { min, max }: Range): void {
  if (min !== undefined || max !== undefined) params.set(`range[${name}]`, `${min ?? ''}:${max ?? ''}`);
}

function writeNear(params: URLSearchParams, near: SearchState['near']): void {
  if (near) params.set('near', near.place);
  if (near?.radius !== undefined) params.set('radius', String(near.radius));
}

/** A link to results: the path alone when nothing is asked for. */
export function searchHref(path: string, state: Partial<SearchState>): string {
  const params = buildSearch(state).toString();
  return params ? `${path}?${params}` : path;
}
