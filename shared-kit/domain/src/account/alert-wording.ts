/** What is agreed to with the tick of a saved search; stored as it was read (R-LEGAL-05). */
export const ALERT_WORDING =
  'Email me when cars match my saved searches, and when a saved car drops in price, is reserved or sold. I can stop it with one click in each email.';

/** The same of text messages, agreed to apart: they go to the number that is signed in. */
export const ALERT_TEXTS_WORDING =
  'Text me about the same, between 8 am and 8 pm, at the number I am signed in with. I can stop it by the link in each text.';

/** The same in a browser, agreed to by pressing the button beside it and by the browser's own question. */
export const ALERT_PUSH_WORDING =
  'Tell me in this browser when cars match my saved searches, and when a saved car drops in price, is reserved or sold, between 8 am and 8 pm. I can stop it here at any time.';
