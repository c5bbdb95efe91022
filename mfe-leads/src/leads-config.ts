import { z } from 'zod';

/** mfe-leads' part of a site's configuration. */
export const leadsConfigSchema = z.object({
  categories: z
    .array(z.string())
    .default([
      'General Enquiry',
      'New Vehicle Enquiry',
      'Used Vehicle Enquiry',
      'Service Enquiry',
      'Parts Enquiry',
      'Careers Enquiry',
    ]),
});
export type LeadsConfig = z.infer<typeof leadsConfigSchema>;
