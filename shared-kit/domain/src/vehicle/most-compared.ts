/** Vehicles side by side at most (S3-02): those that a browser keeps to compare, and those that the API answers with. */
export const MOST_COMPARED = 4;
