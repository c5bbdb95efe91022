import { otherThanQuoted } from '@shared-kit/domain/finance/loan/quote-and-answers';
import { shortfallIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import { readAmount } from '@shared-kit/domain/number/read-amount';
import { quoteRows, quoteSource, shortfallRow } from '@shared-kit/domain/finance/loan/quoted-loan';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { postedForm } from '@shared-kit/contracts/form/lead-forms';
import { signedQuotePath } from '@shared-kit/domain/form/token-path';
import { z } from 'zod';
import type { ApiDeps } from '../../api-deps';
import type { TenantSite } from '../../plugins/tenant';
import { momentWithZone } from '../../text/moment-in-words';
import type { FormEffect } from '../leads/form-effect.port';
import { quoteOfPage } from './quote-of-page';
import { quoteToken } from './quote-token';
import type { QuoteRecord } from './quote-token';
import { sentQuote } from './sent-quote';

const quoteSchema = z.object({ quote: z.string().min(1).max(4000) });

/**
 * The figures that a shopper was shown go with what they ask: as answers of the lead, which mail, ADF and webhook tell,
 * with the link that has all of them. They come behind a signed link, or with the address of a vehicle's page, whose
 * calculator keeps its figures there; those are signed now. A link that is not ours, or is for another vehicle, costs nobody
 * their lead: the dealer reads that it came.
 */
export function financeQuoteEffect({ config, db }: Pick<ApiDeps, 'config' | 'db'>): FormEffect {
  const { SESSION_SECRET: secret } = config;
  return {
    forms: 'every',
    async begin({ typed, body, details, request }) {
      const { site, protocol, headers } = request;
      const origin = `${protocol}://${headers.host}`;
      const asked = { form: body.form, details };
      const link = quoteSchema.safeParse(typed).data?.quote;
      if (!link) {
        const record = await quoteOfPage(db, site, { ...body, origin });
        if (record) return told(answersOf(record, quoteToken(secret, site.slug, record), site, origin, asked));
        const owed = owedOnTradeIn(asked, URL.parse(body.url, origin));
        return owed.length > 0 ? told(owed) : null;
      }
      const sent = await sentQuote({ db, secret, site }, link, body.car_id);
      if ('refusal' in sent) return told([{ name: 'quote', label: 'Finance quote', value: sent.refusal }]);
      return told(answersOf(sent.record, link, site, origin, asked));
    },
  };
}

type Asked = { form: string; details: readonly LeadDetail[] };

function answersOf(
  { at, loan, vehicle }: QuoteRecord,
  token: string,
  site: TenantSite,
  origin: string,
  asked: Asked,
): LeadDetail[] {
  const { default_interest: ownRate } = settingsOf(site.config, 'mfe-finance');
  const asAt = momentWithZone(at, site.config.time_zone);
  const other = otherThanQuoted(postedForm(asked.form), asked.details, loan);
  return [
    ...(other ? [{ name: 'quote_differs', label: 'Form and figures differ', value: differText(other, asAt) }] : []),
    { name: 'quote_at', label: 'Figures as at', value: asAt },
    { name: 'quote_source', label: 'Figures by', value: quoteSource(loan, ownRate) },
    ...(vehicle ? [{ name: 'quote_vehicle', label: 'Figures for', value: vehicle.name }] : []),
    ...quoteRows(loan, vehicle).map(([label, value], index) => ({
      name: `quote_figure_${index}`,
      label: `Quoted: ${label}`,
      value,
    })),
    { name: 'quote_link', label: 'Link to the figures', value: `${origin}${signedQuotePath(token)}` },
  ];
}

/**
 * What the address of a form says is owed on the trade-in that it asks for, beyond what that brings: no question asks it.
 * Whoever typed that theirs brings something means another one, as in the calculator beside the form.
 */
function owedOnTradeIn({ form, details }: Asked, page: URL | null): LeadDetail[] {
  const asksTradeIn = postedForm(form).fields.some(({ name }) => name === 'trade_in');
  const brings = readAmount(details.find(({ name }) => name === 'trade_in')?.value ?? '');
  const shortfall = asksTradeIn && !(brings > 0) && page ? shortfallIn(page.searchParams) : 0;
  if (shortfall === 0) return [];
  const [label, value] = shortfallRow(shortfall);
  return [{ name: 'trade_in_owed', label, value }];
}

/** A reader must not take one loan for the other, nor find both without a word. */
function differText({ asked, quoted }: { asked: string; quoted: string }, asAt: string): string {
  return `The form asks for ${asked}. These figures, of ${asAt}, are for ${quoted}: no repayment was worked out for what the form asks.`;
}

/** Only told: nothing else is done. */
function told(details: readonly LeadDetail[]) {
  return { details, needsMail: false, carryOut: async () => null };
}
