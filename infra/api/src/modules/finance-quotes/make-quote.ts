import { NO_OFFER } from '@shared-kit/domain/finance/repayment/comparison-rate';
import { faultsOf } from '@shared-kit/domain/finance/loan/calculated-loan';
import {
  partName,
  PARTS,
  readFigure,
  readTerm,
  shortfallIn,
  typedIn,
  unreadIn,
} from '@shared-kit/domain/finance/calculator/calculator-state';
import { figureHint } from '@shared-kit/domain/finance/calculator/figure-hint';
import type { CalculatorRanges } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import type { CalculatorPart, CalculatorState } from '@shared-kit/domain/finance/calculator/calculator-state';
import { quotedLoan } from '@shared-kit/domain/finance/loan/quoted-loan';
import { ProblemError } from '../../plugins/problems';
import type { TenantSite } from '../../plugins/tenant';
import type { QuoteRecord } from './quote-token';
import { linkRanges, pricedOf, workOut, workOutOnCarPage } from './work-out';
import type { LoanCar } from './work-out';

/**
 * What a link to the figures of a calculator's address stands for, as at now.
 *
 * @throws {ProblemError} naming the figure that cannot be read, that would become another one here, or that leaves no
 *   repayment: a link must not have other figures than whoever asked for it typed.
 */
export function makeQuote(address: URLSearchParams, about: LoanCar | null, site: TenantSite, at: Date): QuoteRecord {
  refuseUnread(address, linkRanges(about, site));
  const worked = workOut(address, about, site);
  refuseMoved(address, worked.state);
  const loan = quotedLoan(worked, shortfallIn(address));
  if (!loan)
    throw new ProblemError(
      'validation_failed',
      'These figures come to no repayment',
      asErrors(worked.isForbidden ? { term: NO_OFFER } : faultsOf(worked)),
    );
  return { at, loan, vehicle: about && quotedVehicle(about) };
}

/**
 * The figures that the calculator on a car's own page shows for the page's address, as at now; null where it shows none.
 */
export function quoteOnCarPage(
  address: URLSearchParams,
  about: LoanCar,
  site: TenantSite,
  at: Date,
): QuoteRecord | null {
  if (unreadIn(typedIn(address), site.config.flags.interest_locked).length > 0) return null;
  const loan = quotedLoan(workOutOnCarPage(address, about, site), shortfallIn(address));
  return loan && { at, loan, vehicle: quotedVehicle(about) };
}

function quotedVehicle(about: LoanCar): NonNullable<QuoteRecord['vehicle']> {
  return { id: about.car.id, name: about.car.name, ...pricedOf(about) };
}

/** What is empty or no number is said, not replaced: a link must not have other figures than whoever asked for it typed. */
function refuseUnread(address: URLSearchParams, ranges: CalculatorRanges): void {
  refuse(address, (field, text) => {
    if (text === '') return `The ${partName(field)} is empty. ${figureHint(field, ranges)}`;
    return Number.isNaN(readFigure(text)) ? `The ${partName(field)} “${text}” is no number` : null;
  });
}

/** Nor what this site's calculator would have brought to another figure. */
function refuseMoved(address: URLSearchParams, state: CalculatorState): void {
  refuse(address, (field, text) =>
    (field === 'term' ? readTerm(text) : readFigure(text)) === state[field]
      ? null
      : `The ${field === 'frequency' ? 'repayments a year' : partName(field)} cannot be ${text} here: it would be ${state[field]}`,
  );
}

/** @param faultOf what is wrong with what was typed for a figure; null for nothing. */
function refuse(address: URLSearchParams, faultOf: (field: CalculatorPart, text: string) => string | null): void {
  const typed = typedIn(address);
  const errors = PARTS.flatMap((field) => {
    const text = typed[field];
    const fault = text === undefined ? null : faultOf(field, text);
    return fault ? [[field, fault] as const] : [];
  });
  if (errors.length > 0)
    throw new ProblemError('validation_failed', 'Figures that cannot be', asErrors(Object.fromEntries(errors)));
}

function asErrors(faults: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(faults).map(([field, words]) => [field, [words]]));
}
