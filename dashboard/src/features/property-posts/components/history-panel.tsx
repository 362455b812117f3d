import type { AuditEntry } from '@foyer/contract/audit-log';
import { type Language, languageNames, languages } from '@foyer/contract/languages';
import type { Property } from '@foyer/contract/properties';
import type { PropertyPost } from '@foyer/contract/property-posts';
import { useState } from 'react';
import { useMay } from '#features/landing-pages/queries.ts';
import { dayAndTime } from '#lib/dates/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useActs, useVersions } from '../queries.ts';
import { counted } from '../words.ts';
import { VersionDialog } from './version-dialog.tsx';

type HistoryPanelProps = {
  property: Property;
  post: PropertyPost;
  refusal: string | undefined;
  onBeforeRestore: () => Promise<boolean>;
  onRestored: (post: PropertyPost) => void;
};

/** Every saved state of one language, and, for those who may read it, who did what with the post. */
export function HistoryPanel({ property, post, refusal, onBeforeRestore, onRestored }: HistoryPanelProps) {
  const of = { id: post.id, entryId: post.meta.translation_group, language: post.language };
  const versions = useVersions(of);
  const mayRead = useMay('audit:read', property);
  const acts = useActs(of.entryId, mayRead);
  const [looking, setLooking] = useState<number | null>(null);
  return (
    <div className="h-full overflow-y-auto">
      <section aria-label="Saved states" className="px-4 py-3">
        <h2 className="text-base font-semibold">Saved states, {languageNames[post.language]}</h2>
        {versions.error && <LoadFailed error={versions.error} onRetry={() => versions.refetch()} />}
        {versions.isPending && <SkeletonRows rows={4} label="Loading the saved states" />}
        <ol className="mt-2 divide-y divide-border">
          {versions.data?.data.map((row) => (
            <li key={row.version} className="flex items-start gap-2 py-2">
              <div className="min-w-0 grow">
                <button
                  type="button"
                  className="min-h-6 text-left text-sm font-medium hover:underline"
                  onClick={() => setLooking(row.version)}
                >
                  {dayAndTime(row.savedAt)}
                </button>
                <p className="text-xs text-muted-foreground">
                  {row.savedBy}, {counted(row.words, 'word')}
                </p>
              </div>
              {row.live && <Badge tone="success">Live</Badge>}
              {row.version === post.version && <Badge tone="outline">Now</Badge>}
            </li>
          ))}
        </ol>
      </section>
      {mayRead && (
        <section aria-label="Who did what" className="border-t px-4 py-3">
          <h2 className="text-base font-semibold">Who did what</h2>
          {acts.error && <LoadFailed error={acts.error} onRetry={() => acts.refetch()} />}
          {acts.isPending && <SkeletonRows rows={3} label="Loading who did what" />}
          {acts.data?.total === 0 && (
            <p className="mt-1 text-sm text-muted-foreground">Nothing has been published or taken away yet.</p>
          )}
          <ul className="mt-2 divide-y divide-border">
            {acts.data?.data.map((act) => (
              <li key={act.id} className="py-2 text-sm">
                <p>
                  <b className="font-medium">{act.actorName || 'Foyer'}</b> {deed(act)}
                </p>
                <p className="text-xs text-muted-foreground">{dayAndTime(act.at)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {looking !== null && (
        <VersionDialog
          property={property}
          post={post}
          version={looking}
          refusal={refusal}
          onBeforeRestore={onBeforeRestore}
          onRestored={onRestored}
          onClose={() => setLooking(null)}
        />
      )}
    </div>
  );
}

const deeds: Record<string, string> = {
  published: 'published',
  unpublished: 'took off the site:',
  scheduled: 'planned',
  unscheduled: 'took off the plan:',
  archived: 'put away',
  'publishing-failed': 'could not publish',
  'publishing-undone': 'undid publishing',
  'claim-approved': 'approved a claim in',
  deleted: 'deleted',
  'brought-back': 'brought back',
};

function deed({ action, detail }: AuditEntry): string {
  const what = deeds[action.split('.')[1] ?? ''] ?? action;
  const language = languages.find((one): one is Language => one === detail.language);
  return `${what} ${language ? languageNames[language] : 'the post'}`;
}
