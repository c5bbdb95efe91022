/** Beside a field with what is no postcode, or one that nobody knows (section 8 of the specification). */
export const NO_SUCH_POSTCODE = 'Invalid postcode';

/** Where a site has no price for a delivery; what can be done instead depends on the page (section 8). */
export const NO_DELIVERY_ESTIMATE = "Sorry, we can't provide an estimate for that location.";

/** The same in a checkout, which has no enquiry form: beside its estimate, and where a reservation is refused for it. */
export const NO_DELIVERY_IN_CHECKOUT = `${NO_DELIVERY_ESTIMATE} Choose to pick it up, or give us a call to get a quote.`;
