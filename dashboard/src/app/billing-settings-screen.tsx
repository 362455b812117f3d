import { Billing } from '#features/billing/billing.tsx';
import { OrganizationCard } from '#features/organizations/organization-card.tsx';
import { useOrganization } from '#features/organizations/queries.ts';

/** What the organization pays for, and the organization itself. */
export function BillingSettingsScreen() {
  const organization = useOrganization();
  return <Billing>{organization && <OrganizationCard organization={organization} />}</Billing>;
}
