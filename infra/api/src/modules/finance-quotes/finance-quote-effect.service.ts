import { quoteRows, quoteSource } from '@shared-kit/domain/finance/quoted-loan';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { signedQuotePath } from '@shared-kit/domain/form/token-path';
import { z } from 'zod';
import type { ApiDeps } from '../../api-deps';
import { momentInWords } from '../../text/moment-in-words';
import type { FormEffect } from '../leads/form-effect.port';
import { readQuoteToken } from './quote-token';

const quoteSchema = z.object({ quote: z.string().min(1).max(4000) });

/**
 * The figures that a shopper was shown go with what they ask: as answers of the lead, which mail, ADF and webhook tell,
 * with the link that has all of them. A link that is not ours costs nobody their lead: the dealer reads that it came.
 */
export function financeQuoteEffect({ config }: Pick<ApiDeps, 'config'>): FormEffect {
  return {
    forms: 'every',
    async begin({ typed, request }) {
      const sent = quoteSchema.safeParse(typed).data;
      if (!sent) return null;
      const { site, protocol, headers } = request;
      const record = readQuoteToken(config.SESSION_SECRET, site.slug, sent.quote);
      if (!record) return told([{ name: 'quote', label: 'Finance quote', value: NOT_OURS }]);
      const { default_interest: ownRate } = settingsOf(site.config, 'mfe-finance');
      const link = `${protocol}://${headers.host}${signedQuotePath(sent.quote)}`;
      return told([
        { name: 'quote_at', label: 'Figures as at', value: momentInWords(record.at, site.config.time_zone) },
        { name: 'quote_source', label: 'Figures by', value: quoteSource(record.loan, ownRate) },
        ...(record.vehicle ? [{ name: 'quote_vehicle', label: 'Figures for', value: record.vehicle.name }] : []),
        ...quoteRows(record.loan).map(([label, value], index) => ({
          name: `quote_figure_${index}`,
          label: `Quoted: ${label}`,
          value,
        })),
        { name: 'quote_link', label: 'Link to the figures', value: link },
      ]);
    },
  };
}

const NOT_OURS = 'A link came with this that was changed or is of another site: its figures are not repeated here';

/** Only told: nothing else is done. */
function told(details: readonly LeadDetail[]) {
  return { details, needsMail: false, carryOut: async () => null };
}
