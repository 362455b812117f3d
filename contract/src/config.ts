import { z } from 'zod';

/** `/config.json`, read by the dashboard at run time: one build serves every installation. */
export const dashboardConfig = z.object({
  apiUrl: z.url(),
  sitesUrl: z.url(),
  issuer: z.url(),
  clientId: z.string(),
  audience: z.string(),
  pricingUrl: z.url(),
  mapStyleUrl: z.string().nullable(),
});
export type DashboardConfig = z.infer<typeof dashboardConfig>;

/** Path of the dashboard that the identity provider returns to after sign-in; registered as its redirect address. */
export const signInReturnPath = '/';
