import type { AccountSettings } from './account-settings.contract';
import type { FinanceSettings } from './finance-settings.contract';
import type { LeadsSettings } from './leads-settings.contract';
import type { LocationsSettings } from './locations-settings.contract';
import type { SearchSettings } from './search-settings.contract';
import type { VehicleSettings } from './vehicle-settings.contract';

/** Each remote's part of a site's configuration, by the remote's name. */
export type RemoteSettings = {
  'mfe-account': AccountSettings;
  'mfe-finance': FinanceSettings;
  'mfe-leads': LeadsSettings;
  'mfe-locations': LocationsSettings;
  'mfe-search': SearchSettings;
  'mfe-vehicle': VehicleSettings;
};
