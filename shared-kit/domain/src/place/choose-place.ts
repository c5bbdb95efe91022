/** What a field of a form says before a place is chosen (S5-21), and why a form without one is refused, in the browser and by the API. */
export const CHOOSE_LOCATION = 'Choose a location';
/** The same of the dealership that is to answer. */
export const CHOOSE_DEALERSHIP = 'Choose a dealership';
