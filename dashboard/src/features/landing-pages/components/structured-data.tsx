import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { PreviewHead } from '../preview-head.ts';

/** The JSON-LD the page carries: what it is about, then every line of it. */
export function StructuredData({ head }: { head: PreviewHead }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(head.structuredData).then(
      () => setCopied(true),
      () => toast.error('The browser did not allow copying'),
    );
  if (!head.structuredData)
    return <p className="p-6 text-center text-sm text-muted-foreground">The page carries no structured data.</p>;
  return (
    <section
      aria-label="Structured data"
      className="mx-auto max-w-[900px] overflow-hidden rounded-[10px] border bg-card shadow-xs"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-3">
        <div className="min-w-0 grow">
          <h2 className="text-base font-semibold">What search engines read</h2>
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {head.things.map(({ type, name }) => (
              <li key={`${type} ${name}`} className="flex min-w-0">
                <Badge tone="active" className="max-w-full shrink">
                  {type}
                  {name && <span className="truncate font-normal">{name}</span>}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
        <Button size="sm" onClick={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />} {copied ? 'Copied' : 'Copy'}
        </Button>
      </header>
      <pre className="bg-sunken px-4 py-3 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
        {head.structuredData}
      </pre>
    </section>
  );
}
