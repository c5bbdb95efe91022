/** The platform's slice of RTK Query. */
export { createApi, fetchBaseQuery, skipToken } from 'real-toolkit-query';
