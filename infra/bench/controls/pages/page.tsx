import type { PageData } from './page-data';
import { ResultsPage } from './results-page';
import { VehiclePage } from './vehicle-page';

/** The page that some data is of. */
export function Page({ data }: { data: PageData }) {
  return data.kind === 'results' ? <ResultsPage {...data} /> : <VehiclePage {...data} />;
}
