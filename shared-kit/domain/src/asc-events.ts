/** An event of the Automotive Standards Council's 1.2 specification: lower case with underscores. */
export type AscEvent = { event: `asc_${string}`; [name: string]: string };

/** The standard's event for each of the specification's ids (section 7). Forms say more, and come by themselves. */
const ASC: Readonly<Record<number, AscEvent>> = {
  4: { event: 'asc_item_pageview' },
  18: {
    event: 'asc_retail_process',
    flow_name: 'trade_in',
    flow_outcome: 'offer_accepted',
    element_title: 'trade_in_offer',
  },
  26: { event: 'asc_element_configuration', element_type: 'finance_calculator' },
  39: { event: 'asc_cta_interaction', element_type: 'save' },
  49: { event: 'asc_itemlist_pageview' },
  60: { event: 'asc_cta_interaction', element_type: 'history_report' },
  61: { event: 'asc_cta_interaction', element_type: 'print' },
};

export function ascEventOf(eventId: number): AscEvent | null {
  return ASC[eventId] ?? null;
}
