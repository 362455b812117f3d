import { Billing } from '#features/billing/billing.tsx';
import { OrganizationCard } from '#features/organizations/organization-card.tsx';
import { useOrganization } from '#features/organizations/queries.ts';
import { WritingProviderCard } from '#features/writing-provider/writing-provider-card.tsx';

/** What the organization pays for, who writes for it, and the organization itself. */
export function BillingSettingsScreen() {
  const organization = useOrganization();
  return (
    <Billing>
      {organization && (
        <>
          <WritingProviderCard organisationId={organization.id} />
          <OrganizationCard organization={organization} />
        </>
      )}
    </Billing>
  );
}
