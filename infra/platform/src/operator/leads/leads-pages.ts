import { MESSAGE_DESK } from '@shared-kit/contracts/form/enquiry-form';
import { utcText } from '@shared-kit/domain/time/utc-text';
import type { DeskSite, LeadFile, LeadLine, SuspectLine } from '@infra/api/modules/leads/tools.service';
import { NO_MAILBOX, PAUSED, seenRows } from '@infra/api/modules/leads/tools.service';
import { html } from '../pages/html';
import type { Html } from '../pages/html';
import { table } from '../pages/table';

type LeadsPage = {
  leads: readonly LeadLine[];
  suspects: readonly SuspectLine[];
  sites: readonly DeskSite[];
  query: { site: string; state: string; kind: string };
};

const KINDS = ['', MESSAGE_DESK];
const STATES = ['', 'dead', 'pending', 'delivered', 'missing'];

/** Leads and suspects, newest first, with a filter that is a plain form. */
export function leadsPage({ leads, suspects, sites, query }: LeadsPage): Html {
  return html`<form method="get" action="/leads" class="filter">
      ${select('site', 'Site', ['', ...sites.map(({ site }) => site)], query.site)}
      ${select('state', 'State', STATES, query.state)} ${select('kind', 'Kind', KINDS, query.kind)}
      <button>Show</button>
    </form>
    ${
      leads.length === 0
        ? html`<p>No leads here. Send an enquiry on a site, and it appears at once.</p>`
        : table(
            'Leads',
            ['Received', 'Site', 'Form', 'About', 'State', ''],
            leads.map(({ id, site, form, category, subcategory, about, state, created_at: createdAt }) => [
              html`<time>${utc(createdAt)}</time>`,
              site,
              subcategory === MESSAGE_DESK ? MESSAGE_DESK : form,
              (about === subcategory ? '' : about) || category,
              stateWord(state),
              html`<a href="/leads/${site}/${id}">Open</a>`,
            ]),
          )
    }
    <h2>Held back</h2>
    ${
      suspects.length === 0
        ? html`<p>Nothing looks like a robot's work.</p>`
        : table(
            'Held back',
            ['Received', 'Site', 'Form', 'Why', ''],
            suspects.map(({ id, site, form, score, reasons, created_at: createdAt }) => [
              html`<time>${utc(createdAt)}</time>`,
              site,
              form,
              `${reasons.join(', ')} (${score})`,
              html`<form method="post" action="/leads/${site}/${id}/release"><button>Deliver it</button></form>`,
            ]),
          )
    }`;
}

/** One lead: what was asked, what the page showed, what was agreed to, what became of it. */
export function leadPage({ payload, details, seen, deliveries, consents, ...lead }: LeadFile): Html {
  const isOpen = deliveries.some(({ state }) => state !== 'delivered');
  return html`<p>
      ${lead.form} on ${lead.site}, received ${utc(lead.created_at)}: ${stateWord(lead.state)}
      ${lead.erased_at ? html`<span class="note">The person was erased ${utc(lead.erased_at)}.</span>` : ''}
    </p>
    <h2>Deliveries</h2>
    ${table(
      'Deliveries',
      ['Way', 'To', 'State', 'Tries', 'Last error', 'Delivered'],
      deliveries.map(({ channel, destination, state, attempts, last_error: error, delivered_at: deliveredAt }) => [
        channel,
        destination || (channel === 'confirmation' ? 'the shopper' : 'the dealership'),
        stateWord(state),
        attempts,
        reason(error),
        deliveredAt ? utc(deliveredAt) : '',
      ]),
    )}
    ${
      isOpen
        ? html`<form method="post" action="/leads/${lead.site}/${lead.id}/redrive"><button>Try again</button></form>
            <p>Within a minute. What failed is tried again by itself for 72 hours.</p>`
        : ''
    }
    <h2>What was asked</h2>
    ${facts([
      ...Object.entries(payload).map(([key, value]): Fact => [key, asText(value)]),
      ...details.map(({ label, value }): Fact => [label, value]),
    ])}
    <h2>What the shopper saw</h2>
    ${seen?.page ? '' : html`<p>No vehicle was on the page.</p>`} ${facts(seenRows(seen))}
    <h2>What was agreed to</h2>
    ${facts(
      consents.map(({ kind, granted, wording_version: version, wording_text: wording }): Fact => [
        kind,
        `${granted ? 'Yes' : 'No'} to “${wording}” (version ${version})`,
      ]),
    )}`;
}

type Fact = readonly [name: string, value: string];

function facts(rows: readonly Fact[]): Html {
  return html`<dl>
    ${rows
      .filter(([, value]) => value.trim() !== '')
      .map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
  </dl>`;
}

function select(name: string, label: string, options: readonly string[], chosen: string): Html {
  return html`<label>
    ${label}
    <select name="${name}">
      ${options.map((option) =>
        option === chosen
          ? html`<option value="${option}" selected>${option || 'all'}</option>`
          : html`<option value="${option}">${option || 'all'}</option>`,
      )}
    </select>
  </label>`;
}

/** Why it has not arrived: in words where the code is ours. */
function reason(error: string | null): string {
  if (error === PAUSED) return 'not tried: its destination is down';
  if (error === NO_MAILBOX) return 'its dealership has no mailbox (lead_email); give it one, then try again';
  return error ?? '';
}

function stateWord(state: string): Html {
  return html`<span class="${state === 'delivered' ? 'good' : state === 'pending' ? 'note' : 'bad'}">${state}</span>`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function utc(when: string | Date): string {
  return utcText(new Date(when), 'seconds');
}
