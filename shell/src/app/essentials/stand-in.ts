/** What is at hand when the network is not: one file. */
export { EnquiryEssentials } from './enquiry-essentials';
export { LoadFailed } from './load-failed';
