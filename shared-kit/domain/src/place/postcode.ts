/** What is written like an Australian postcode, trimmed; whether one is in use, and where, says `stateOfPostcode`. */
export const POSTCODE = /^\d{4}$/;
