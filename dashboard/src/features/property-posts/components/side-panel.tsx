import type { Property } from '@foyer/contract/properties';
import type { PropertyPost } from '@foyer/contract/property-posts';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';

type SidePanelProps = {
  property: Property;
  post: PropertyPost;
  ledger: ReactNode;
  refusal: string | undefined;
  /** Saves what waits; false when that cannot be done. */
  onBeforeRestore: () => Promise<boolean>;
  onRestored: (post: PropertyPost) => void;
  /** Where the panel stands over the text and can be put away. */
  onClose: (() => void) | undefined;
};

const tabs = [
  { value: 'claims', label: 'Claims' },
  { value: 'facts', label: 'Facts' },
  { value: 'history', label: 'History' },
] as const;

/** Beside the text: what its claims rest on, what is known of the house, and who changed what. */
export function SidePanel({ property, post, ledger, refusal, onBeforeRestore, onRestored, onClose }: SidePanelProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('claims');
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex items-center gap-2 border-b px-4 py-2.5">
        <Segmented label="Beside the text" value={tab} options={tabs} onChange={setTab} />
        {onClose && (
          <Button variant="ghost" size="icon-sm" className="ml-auto" aria-label="Close" onClick={onClose}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      <div className="min-h-0 grow">
        {tab === 'claims' && ledger}
        {tab === 'facts' && <FactsPanel property={property} />}
        {tab === 'history' && (
          <HistoryPanel
            property={property}
            post={post}
            refusal={refusal}
            onBeforeRestore={onBeforeRestore}
            onRestored={(restored) => {
              onRestored(restored);
              onClose?.();
            }}
          />
        )}
      </div>
    </div>
  );
}
