// Pages that are one shopper's, opened by the signed token in a mail's link. A token is letters, digits and what an address
// takes as it is.

export function bookingPath(token: string): string {
  return `/booking/${token}`;
}

export function reservationPath(token: string): string {
  return `/reservation/${token}`;
}

export function preferencesPath(token: string): string {
  return `/preferences/${token}`;
}

/** The estimate of a trade-in. */
export function tradeInOfferPath(token: string): string {
  return `/trade-in/offer/${token}`;
}

export function spinPath(token: string): string {
  return `/spin-to-win/${token}`;
}

/** Repayment figures as at their date. */
export function signedQuotePath(token: string): string {
  return `/finance-quote?signed=${token}`;
}

/** The cars of somebody's list, for whoever they gave the link to. */
export function sharedListPath(token: string): string {
  return `/shared-list/${token}`;
}

/** Where the address of such mails is confirmed. */
export function confirmAlertsPath(token: string): string {
  return `/confirm-alerts/${token}`;
}

/** Where text messages about them are stopped. */
export function stopTextsPath(token: string): string {
  return `${stopAlertsPath(token)}?texts=1`;
}

/** Where mails about saved searches and saved vehicles are stopped. */
export function stopAlertsPath(token: string): string {
  return `/stop-alerts/${token}`;
}

/** What a shopper put together for a car, for whoever they gave the link to. */
export function dealPath(token: string): string {
  return `/my-deal/${token}`;
}
