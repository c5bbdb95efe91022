/** An event of the Automotive Standards Council's 1.2 specification: lower case with underscores. */
export type AscEvent = {
  event: `asc_${string}`;
  items?: readonly AscItem[];
  [name: string]: string | readonly AscItem[] | undefined;
};

/** A vehicle of the page, in the standard's words: `item_id` is its VIN. */
export type AscItem = {
  item_id: string;
  item_number: string;
  item_condition: string;
  item_year: string;
  item_make: string;
  item_model: string;
};

/** The standard's event for each of the specification's ids (S7-06). Forms and views of vehicles say more, and come by themselves. */
const ASC: Readonly<Record<number, AscEvent>> = {
  18: {
    event: 'asc_retail_process',
    flow_name: 'trade_in',
    flow_outcome: 'offer_accepted',
    element_title: 'trade_in_offer',
  },
  26: { event: 'asc_element_configuration', element_type: 'finance_calculator' },
  39: { event: 'asc_cta_interaction', element_type: 'save' },
  60: { event: 'asc_cta_interaction', element_type: 'history_report' },
  61: { event: 'asc_cta_interaction', element_type: 'print' },
};

export function ascEventOf(eventId: number): AscEvent | null {
  return ASC[eventId] ?? null;
}
