/** What is agreed to with the tick of a saved search; stored as it was read (R-LEGAL-05). */
export const ALERT_WORDING =
  'Email me when cars match my saved searches, and when a saved car drops in price, is reserved or sold. I can stop it with one click in each email.';
