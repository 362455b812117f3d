import Download from 'lucide-react/icons/download';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useExportMe } from './queries.ts';
import { SessionsCard } from './sessions-card.tsx';
import { ThemeCard } from './theme-card.tsx';

/** Who I am here, how the dashboard looks to me, where I am signed in, and what is stored about me. */
export const AccountScreen = () => (
  <>
    <PageHead title="Account">What your colleagues see of you, and how the dashboard looks to you.</PageHead>
    <div className="flex max-w-[680px] flex-col gap-3">
      <ProfileCard />
      <ThemeCard />
      <SessionsCard />
      <ExportCard />
    </div>
  </>
);

function ExportCard() {
  const exportMe = useExportMe();
  return (
    <Card>
      <CardHead title="Your data" />
      <div className="flex flex-wrap items-center gap-3 p-4 pt-1">
        <p className="min-w-56 grow basis-72 text-sm text-muted-foreground">
          Your profile, roles, sessions and what you did here, as one JSON file.
        </p>
        <Button busy={exportMe.isPending} onClick={() => exportMe.mutate()}>
          {!exportMe.isPending && <Download aria-hidden />}
          {exportMe.isPending ? 'Exporting...' : 'Export my data'}
        </Button>
      </div>
    </Card>
  );
}
