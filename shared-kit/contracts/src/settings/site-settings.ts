import type { z } from 'zod';
import type { Site } from '../site/site-config.contract';
import { accountSettingsSchema } from './account-settings.contract';
import { financeSettingsSchema } from './finance-settings.contract';
import { leadsSettingsSchema } from './leads-settings.contract';
import { locationsSettingsSchema } from './locations-settings.contract';
import { readSettings } from './read-settings';
import { searchSettingsSchema } from './search-settings.contract';
import { vehicleSettingsSchema } from './vehicle-settings.contract';

/** Each remote's part of a site's configuration, by the remote's name. */
const schemas = {
  'mfe-account': accountSettingsSchema,
  'mfe-finance': financeSettingsSchema,
  'mfe-leads': leadsSettingsSchema,
  'mfe-locations': locationsSettingsSchema,
  'mfe-search': searchSettingsSchema,
  'mfe-vehicle': vehicleSettingsSchema,
};

/** What each of them reads. */
export type RemoteSettings = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };

/** A remote's part of a site's configuration, on the server, with the defaults that the remote has. */
export function settingsOf<Name extends keyof RemoteSettings>(
  { remotes }: Pick<Site, 'remotes'>,
  remote: Name,
): RemoteSettings[Name] {
  return readSettings(schemas[remote], remotes[remote]) as RemoteSettings[Name];
}
