import type { AlertLink } from '@shared-kit/contracts/account/saved-searches.contract';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { useParams } from 'react-router';
import { alertLinksApi } from '../../api/alert-links.api';

/** What the link of this page is for, and whether it is done, as the server has just said. */
export function useAlertLink(): AlertLink {
  const { token = '' } = useParams();
  return useSuspenseQuery(alertLinksApi.endpoints.getAlertLink, token);
}
