import { TZDate } from '@date-fns/tz';
import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { ofForm } from '@shared-kit/contracts/form/of-form';
import { postedForm } from '@shared-kit/contracts/form/lead-forms';
import { askingPrice, priceText } from '@shared-kit/domain/price/price-display';
import { readAmount } from '@shared-kit/domain/number/read-amount';
import { formatISO } from 'date-fns/formatISO';
import { adfXml } from './adf';
import type { AdfTradeIn, AdfVehicle } from './adf';
import type { ValuationFacts } from '../mail/lead-facts.port';
import { cashPriceAnswer } from '../mail/cash-price';
import { inUnits } from '../mail/in-units';
import { FORM_MAILS } from '../mail/form-mails';
import { answersOf, firstLeadOf } from '../mail/lead-news.service';
import type { LeadCar } from './lead-payload';
import { appraisalOf, estimatedRange } from '../mail/mail-about';
import type { MailAbout } from '../mail/mail-about';

/** The ADF 1.0 document of a stored lead. The vendor is the dealership that it belongs to. */
export function leadAdf({ lead, site, vendor, facts }: MailAbout): string {
  const { payload, car } = lead;
  const { origin } = new URL(payload.url);
  return adfXml({
    leadId: firstLeadOf(lead),
    messageId: lead.id,
    requestedAt: formatISO(new TZDate(lead.createdAt, site.time_zone)),
    vehicle: car && adfVehicle(car, { lead, site }),
    tradeIn: postedForm(lead.form).about === 'trade-in' ? adfTradeIn(lead.details, facts.valuation) : null,
    customer: {
      firstName: payload.name,
      lastName: payload.last_name,
      email: payload.email,
      phone: payload.phone,
      postcode: payload.postcode,
      comments: commentsOf({ lead, site }, vendor.place),
    },
    vendor: { name: vendor.name, url: origin, phone: vendor.phone, email: vendor.email ?? '', ...vendor.address },
    provider: {
      name: `${site.name} website`,
      service: [payload.category, payload.subcategory].filter(Boolean).join(': '),
      url: origin,
    },
  });
}

/** ADF has no room for a department, nor for a form's own questions: they follow the comments, one a line. */
function commentsOf(about: Pick<MailAbout, 'lead' | 'site'>, place: string): string {
  const { lead } = about;
  return [
    lead.payload.message,
    place && `Place: ${place}`,
    ...answersOf(lead).map(
      (answer) => `${answer.label}: ${cashPriceAnswer(about, answer) ?? inUnits(lead.form, answer)}`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

/** As it was typed, the condition among the comments: ADF's own knows only three words for it. */
function adfTradeIn(details: readonly LeadDetail[], valuation: ValuationFacts | null): AdfTradeIn {
  const answer = (name: string) => details.find((detail) => detail.name === name)?.value ?? '';
  const range = valuation && estimatedRange(valuation);
  const about = details.filter(({ name }) => ['trade_condition', 'trade_rego', 'trade_state'].includes(name));
  return {
    year: answer('trade_year'),
    make: answer('trade_make'),
    model: answer('trade_model'),
    odometerKm: wholeKms(answer('trade_km')),
    appraisal: valuation && appraisalOf(valuation),
    comments: [
      ...about.map(({ label, value }) => `${label}: ${value}`),
      ...(range ? [`Estimated range: ${range}`] : []),
    ].join('\n'),
  };
}

/** As digits alone; empty where none were said. */
function wholeKms(typed: string): string {
  const km = Math.round(readAmount(typed));
  return Number.isNaN(km) ? '' : String(km);
}

function adfVehicle(car: LeadCar, { lead, site }: Pick<MailAbout, 'lead' | 'site'>): AdfVehicle {
  const price = askingPrice(car, site);
  return {
    interest: ofForm(FORM_MAILS, lead.form).interest ?? 'buy',
    // A demonstrator is registered and driven: used, to a CRM.
    status: car.car_type === 'new' ? 'new' : 'used',
    id: car.id,
    year: car.year,
    make: car.make,
    model: car.model,
    vin: car.vin,
    stock: car.stocknum,
    trim: car.badge,
    doors: car.doors,
    bodystyle: car.simple_body,
    transmission: car.simple_transmission,
    odometerKm: car.km,
    colour: car.colour,
    price: price.amount,
    priceComments: price.amount === null ? '' : priceText(price),
  };
}
