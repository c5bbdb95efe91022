import { listFilters, searchLimits } from '@shared-kit/contracts/search/search-fields';
import { ProblemError } from '../../../plugins/problems';

const { textLength, valuesPerFilter, page: lastPage } = searchLimits;

/**
 * Refuses a search that asks for more than one may, naming the parameter and its limit. Parameters nobody knows and
 * ranges without a number are left out instead: an old link still finds cars.
 *
 * @throws {ProblemError} bad_request
 */
export function checkLimits(params: URLSearchParams): void {
  const faults = { ...queryFault(params), ...pageFault(params), ...listFaults(params) };
  const [first] = Object.entries(faults);
  if (first) throw new ProblemError('bad_request', `${first[0]}: ${first[1][0] ?? ''}`, faults);
}

type Faults = Record<string, string[]>;

function queryFault(params: URLSearchParams): Faults {
  const isTooLong = (params.get('query') ?? '').length > textLength;
  return isTooLong ? { query: [`At most ${textLength} characters`] } : {};
}

function pageFault(params: URLSearchParams): Faults {
  const page = params.get('page') ?? '';
  return /^\d+$/.test(page) && Number(page) > lastPage ? { page: [`At most page ${lastPage}`] } : {};
}

function listFaults(params: URLSearchParams): Faults {
  const faults: Faults = {};
  const counts = new Map<string, number>();
  for (const [key, value] of params) {
    const [list, name = ''] = /^refinementList\[(\w{1,40})\]/.exec(key) ?? [];
    if (list === undefined || !(listFilters as readonly string[]).includes(name)) continue;
    counts.set(list, (counts.get(list) ?? 0) + 1);
    if (value.length > textLength) faults[list] = [`At most ${textLength} characters a value`];
  }
  for (const [list, count] of counts) if (count > valuesPerFilter) faults[list] = [`At most ${valuesPerFilter} values`];
  return faults;
}
