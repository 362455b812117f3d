/** What the screens of venues say, and what their list is sorted by. */
import type { Venue } from '@foyer/contract/venues';

export const venueStatusNames: Record<Venue['status'], string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  failed: 'Failed',
  archived: 'Archived',
};
